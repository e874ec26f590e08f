/** Entry of the threads of `verify --jobs`: a request in, an answer out. */
import { parentPort } from 'node:worker_threads'
import type { VerifyRequest } from './commands/verifyThreads'
import { GAMES } from './games/registry'

parentPort?.on('message', ({ game, level, limits }: VerifyRequest) => {
  void GAMES[game]().then(({ verify }) => parentPort?.postMessage(verify.run(level, limits)))
})
