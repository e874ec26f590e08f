/** `npm run generate:core`: compiles `assembly/` into the module that the solver carries. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCore, printCoreModule } from './support/core'
import { projectRoot } from './support/paths'
import { runScript } from './support/script'

runScript(async () => {
  const file = join(projectRoot, 'generated/coreModule.ts')
  writeFileSync(file, printCoreModule(await compileCore()))
  return 0
})
