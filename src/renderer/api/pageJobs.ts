/**
 * The one client of the page: the port of a job comes with a message of the window, and belongs to
 * whoever takes it last, so that of two clients one would hear of no job any more.
 */
import { bridge } from './bridge'
import { createJobClient, type JobClient } from './jobClient'

let client: JobClient | null = null

export function pageJobs(): JobClient {
  client ??= createJobClient(bridge, window)
  return client
}
