import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileCore, printCoreModule } from './core'
import { projectRoot } from './paths'

it('the solver carries the core that its source compiles to', { timeout: 120_000 }, async () => {
  const carried = join(projectRoot, 'generated/coreModule.ts')
  expect(readFileSync(carried, 'utf8')).toBe(printCoreModule(await compileCore()))
})
