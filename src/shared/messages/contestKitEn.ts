/** English texts of the contest kit, in the app, in the terminal and in the kit itself. */
export const contestKitEn = {
  mistake: {
    'equal-exchange': 'Skips exchanges of equal colours',
    'left-first': 'Tries −1 before 1',
    'empty-cell-named': 'Prints the move of an empty cell',
    'empty-cell-order': 'Tries a block’s move at the empty cell’s turn',
    'shapes-apart': 'Clears L, T, + and H shapes run by run',
    'three-at-once': 'Clears only three of a longer run',
    'upper-row-runs': 'Misses row runs in the upper rows',
    'top-column-run': 'Misses the topmost column run',
    'row-wrap': 'Lets a row run wrap into the next row',
    'gap-run': 'Counts a run across a gap',
    'clear-before-fall': 'Clears before the block has fallen',
    'clear-while-falling': 'Clears while blocks are falling',
    'early-clear': 'Stops at an early clear and prints fewer lines',
    'early-clear-padded': 'Stops at an early clear and fills up the lines',
  },
  mistakeText: {
    'equal-exchange':
      'Such an exchange changes nothing, but it uses up a step: some levels are solved in exactly n only with it, or have a smaller answer.',
    'left-first': 'The answer is a solution, but not the lexicographically smallest.',
    'empty-cell-named':
      'Neighbouring cells are exchanged pair by pair and “x y 1” is printed, also where (x, y) is empty and the block is the one on the right.',
    'empty-cell-order':
      'The same pairs, printed as moves of the block; but its leftward move is tried too early, and the answer is not the smallest.',
    'shapes-apart':
      'Row runs are removed before column runs are looked for, so that a crossed run leaves a rest.',
    'three-at-once':
      'Three equal blocks are removed as soon as they are seen: of four or five, some stay.',
    'upper-row-runs':
      'The loop over rows ends where one over columns would, so that rows 5 and 6 are not looked at.',
    'top-column-run': 'The loop over column runs ends one too early: rows 4 to 6 are missed.',
    'row-wrap':
      'The board is one long list of cells, and three in a row may end one row and begin the next.',
    'gap-run': 'Empty cells are passed over without ending the run.',
    'clear-before-fall':
      'Runs are removed where the block was dragged to, before it has fallen down.',
    'clear-while-falling': 'Blocks fall cell by cell, and runs are removed on the way down.',
    'early-clear': 'A board that is empty before step n is no solution.',
    'early-clear-padded': 'The same, with lines such as “0 0 0” for the steps that are left.',
  },
  kit: {
    title: 'Contest kit',
    levels: 'Levels',
    count: 'How many',
    steps: 'n',
    blocks: 'Blocks',
    colours: 'Colours',
    solvable: 'Solvable',
    field: '{field}, group {number}',
    addGroup: 'Add a group',
    removeGroup: 'Remove group {number}',
    noGroups: 'Only levels that catch mistakes.',
    seed: 'Seed',
    newSeed: 'Another seed',
    mistakes: 'Mistakes to catch',
    mistakesText:
      'For each, a level is searched for on which the program that makes it prints a wrong answer. Then all programs run on all levels.',
    all: 'Choose all',
    none: 'Choose none',
    perMistake: 'Levels for each mistake',
    total: 'no levels | {count} level | {count} levels',
    make: 'Make the kit',
    another: 'Make another',
    making: 'Making level {done} of {all}',
    cancel: 'Cancel',
    caught: 'caught by {files}',
    notCaught: 'not caught',
    made: '{levels} in {time}. Every answer is proved; {caught} of {all} mistakes are caught.',
    write: 'Write the files…',
    written: '{count} file written to {folder} | {count} files written to {folder}',
    refused: 'The kit could not be written',
    cancelled: 'Cancelled. Nothing was written.',
    notFound:
      'No level was found for “{what}”. Ask for fewer blocks or steps, or take another seed.',
    failed: 'The search broke off. Make the kit again to repeat it.',
  },
  /** The README of a kit, and what the terminal says of one; nothing here may be plural. */
  kitReadme: {
    title: 'Test data for the Mayan puzzle (NOIP 2011)',
    intro:
      'Made by Mayan Studio from the recipe in kit.json with the seed {seed}: the same recipe makes the same files. In each pair, .in is the level and .out its answer: the lexicographically smallest solution of exactly n moves, or -1.',
    confirmed:
      'Every answer is the solver’s, replayed by the rules. A plain search printed the same for: {files}.',
    files: 'Files',
    file: 'File',
    blocks: 'Blocks',
    colours: 'Colours',
    answer: 'Answer',
    solvable: 'a solution',
    unsolvable: 'none (-1)',
    purpose: 'Made for',
    group: 'group {number}',
    mistakes: 'Mistakes',
    mistakesText:
      'For each mistake a program that makes it, and no other, was run on every file. “Caught” means that it printed a wrong answer.',
    mistake: 'Mistake',
    caughtBy: 'Caught by',
    none: 'none',
    notKnown: '{caught}; not known for {files}',
  },
  kitFault: {
    'not-a-recipe':
      'This is no recipe: the field “{field}” is missing, unknown, or of the wrong kind.',
    'not-an-object': 'This is no recipe: a recipe is an object in JSON.',
    'too-many-levels': 'The recipe asks for more than {most} levels.',
    'no-levels': 'The recipe asks for no level at all.',
    'mistake-twice': 'The recipe names a mistake twice.',
    'impossible-group': 'Group {group}: {reason}',
    'folder-not-empty': 'The folder is not empty. Name a new or an empty one.',
    'not-a-folder': 'This is a file, not a folder.',
    'not-writable': 'The folder can’t be written: {message}.',
    'no-folder': 'The folder does not exist.',
    'no-files': 'There is no .in file in the folder.',
    'answer-missing': 'There is no {file} with the answer.',
    'answer-wrong': 'The answer is wrong. It should be: {answer}',
  },
}
