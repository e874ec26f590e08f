/** English texts of the check of a pack; the terminal uses them too, so nothing here is plural. */
export const packCheckEn = {
  packCheck: {
    title: 'Check the pack',
    running: 'Level {number} of {levels}',
    passed: 'The pack passes: {levels} levels, nothing that keeps it back, {warnings} to look at.',
    failed:
      'The pack does not pass: {errors} faults and {warnings} to look at, in {levels} levels.',
    findings: 'What was found',
    none: 'Nothing: every level is proved, none is there twice, and the order rises.',
    levels: 'Levels',
    write: 'Write the report…',
    again: 'Check again',
    report: 'report',
    stopped: 'The check was stopped.',
  },
  packFinding: {
    cook: 'Level {number}: it is solved in fewer moves than n.',
    unsolvable: 'Level {number}: it has no solution.',
    undecided: 'Level {number}: the search took too long to prove it.',
    'not-a-level': 'Level {number}: it is no level yet.',
    twin: 'Level {number}: the same as level {of}, but for mirroring and colours.',
    easier: 'Level {number}: easier than level {of} before it.',
    'same-title': 'Level {number}: it has the title of level {of}.',
    'no-title': 'Level {number}: it has no title.',
    'no-author': 'Level {number}: it has no author.',
    'odd-characters':
      'Level {number}: its words have blanks at an end, or characters that can’t be seen.',
  },
  packVerdict: {
    sound: 'Proved',
    cook: 'Has a cook',
    unsolvable: 'No solution',
    undecided: 'Undecided',
    'not-a-level': 'No level yet',
  },
  packFigure: {
    n: 'n',
    minimum: 'Fewest moves',
    ideas: 'Ideas',
    firstShare: 'First moves that win, share',
    longestForced: 'Steps forced in a row',
    traps: 'Traps',
    longestChain: 'Longest chain',
    blindOdds: 'Played blindly, 1 in',
    tiles: 'Tiles',
    types: 'Types',
  },
}
