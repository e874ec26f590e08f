/** What the contract travels on: kept apart from it, so that the preload script needs no schemas. */

/** The Electron channels everything above travels on. */
export const CALL_CHANNEL = 'studio:call'
export const EVENT_CHANNEL = 'studio:event'
export const JOB_PORT_CHANNEL = 'studio:job-port'

/** How the preload script hands a job's port to the page (window message, port transferred). */
export interface JobPortMessage {
  readonly type: typeof JOB_PORT_CHANNEL
  readonly jobId: number
}
