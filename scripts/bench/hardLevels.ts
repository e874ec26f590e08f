/** The hard levels that the solver is measured on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { HARD_LEVELS } from '../../bench/levels'
import {
  parseContestText,
  printContestText,
} from '../../src/shared/games/mayan/formats/contestText'
import { parseLevelCode } from '../../src/shared/games/mayan/formats/levelCode'
import { levelFromSetup, type Level, type Setup } from '../../src/shared/games/mayan/rules/setup'
import { projectRoot } from '../support/paths'

export interface HardLevel {
  readonly name: string
  /** For programs that read the contest's format. */
  readonly text: string
  readonly level: Level
  readonly blocks: number
}

/** Files beside the project where they exist, else the project's own set. */
export function hardLevels(): HardLevel[] {
  const folder = resolve(projectRoot, '../shared/cases/mayan/hard')
  if (!existsSync(folder)) {
    return Object.entries(HARD_LEVELS).map(([name, code]) =>
      hardLevel(name, valueOf(name, parseLevelCode(code))),
    )
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.in'))
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return hardLevel(file.replace(/\.in$/, ''), valueOf(file, parseContestText(text)))
  })
}

function hardLevel(name: string, setup: Setup): HardLevel {
  const level = valueOf(name, levelFromSetup(setup))
  const blocks = setup.stacks.flat().length
  return { name, text: printContestText(setup), level, blocks }
}

function valueOf<Value>(
  name: string,
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false },
): Value {
  if (!read.ok) throw new Error(`${name} is no legal level`)
  return read.value
}
