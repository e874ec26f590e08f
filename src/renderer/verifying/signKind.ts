/** What a sign beside a verdict can say, of a level of any game. */
export const SIGN_KINDS = [
  'idle',
  'searching',
  'sound',
  'cook',
  'unsolvable',
  'undecided',
  'not-a-level',
  'failed',
] as const
export type SignKind = (typeof SIGN_KINDS)[number]
