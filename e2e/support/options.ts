/** What a project, a file or a group of tests may choose about the app that they get. */
export interface Options {
  /** Arguments after the app's folder: files to open, switches. */
  launchArgs: string[]
  launchEnv: Record<string, string>
  /** Errors in a page don't fail the test. */
  allowPageErrors: boolean
  /** `app` is handed on from test to test, as new; else it is started for each of them. */
  handOn: boolean
  /** `page` moves; else it is shown as to somebody who wants reduced motion. */
  motion: boolean
}
