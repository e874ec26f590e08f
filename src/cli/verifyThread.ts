/** A thread of `mayan verify --jobs`: a request in, a report out. */
import { parentPort } from 'node:worker_threads'
import { analyse, type AnalysisRequest } from './mayan/analyse'

parentPort?.on('message', (request: AnalysisRequest) => {
  parentPort?.postMessage(analyse(request))
})
