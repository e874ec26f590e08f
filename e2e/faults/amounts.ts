/**
 * How often each fault is tried. The long form is `npm run test:faults`; the short one is a part of
 * `npm test` and tries the same faults a few times.
 */
const LONG = {
  workerKills: 200,
  outOfMemory: 20,
  uncaughtErrors: 20,
  cancels: 100,
  cancelsBeforeSpawn: 20,
  exitsAfterMessage: 40,
  pageKills: 10,
  appKills: 30,
  signals: 50,
  closings: 50,
  levels: 50_000,
  /** Every how many system calls of a save one is tried. */
  systemCallStep: 1,
  /** Where system calls can't be counted. */
  randomSaveKills: 300,
  diskFaultRounds: 5,
  damagedFiles: 1000,
  races: 10,
  /** Of other programs that change the files of levels. */
  outsideTurns: 200,
  jobs: 600,
}

const SHORT: typeof LONG = {
  workerKills: 10,
  outOfMemory: 1,
  uncaughtErrors: 3,
  cancels: 10,
  cancelsBeforeSpawn: 3,
  exitsAfterMessage: 4,
  pageKills: 2,
  appKills: 2,
  signals: 6,
  closings: 3,
  levels: 1500,
  systemCallStep: 12,
  randomSaveKills: 10,
  diskFaultRounds: 1,
  damagedFiles: 150,
  races: 1,
  outsideTurns: 12,
  jobs: 260,
}

export const isLong = process.env['MAYAN_FAULTS'] === 'long'
export const AMOUNTS = isLong ? LONG : SHORT

/** For random moments; the same seed gives the same ones again. */
export const SEED = Number(process.env['MAYAN_FAULTS_SEED'] ?? Date.now() % 1_000_000)
