/**
 * The one job client of the page. Ports arrive as messages of the window and belong to the listener
 * that takes them last, so with two clients one would receive nothing.
 */
import { bridge } from './bridge'
import { createJobClient, type JobClient } from './jobClient'

let client: JobClient | null = null

export function pageJobs(): JobClient {
  client ??= createJobClient(bridge, window)
  return client
}
