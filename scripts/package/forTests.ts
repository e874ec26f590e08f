/** The two packages that the tests need: as it is shipped, and one that a debugger can look into. */
import { join } from 'node:path'
import type { Runtime } from '../runtime/runtime'
import { packageFolder } from './packageApp'

/** @returns variables that tell the tests where they are */
export async function packageForTests(runtime: Runtime): Promise<NodeJS.ProcessEnv> {
  const output = '.cache/packaged'
  return {
    MAYAN_PACKAGED: await packageFolder(runtime, { output, hasFuses: true }),
    MAYAN_PACKAGED_OPEN: await packageFolder(runtime, {
      output: join(output, 'open'),
      hasFuses: false,
    }),
    MAYAN_PACKAGED_VERSION: runtime.version,
  }
}
