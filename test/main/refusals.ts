/** File functions of this process that refuse, for tests: at their n-th call, and maybe ever after. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

export const REFUSAL_MODES = ['once', 'from then on'] as const
export type RefusalMode = (typeof REFUSAL_MODES)[number]

/** What changes a disk: ours first, then what write-file-atomic uses. */
const CHANGING = [
  [fs.promises, ['mkdir', 'open', 'rename', 'rm', 'rmdir', 'utimes']],
  [fs, ['open', 'rename', 'unlink']],
] as const

type FileFunction = (...args: unknown[]) => unknown
type Functions = Record<string, FileFunction>

export interface Refusals {
  /** Whether any call was refused. */
  readonly hasRefused: () => boolean
  readonly end: () => void
}

/**
 * From now on the `number`th call (1 is the next) that would change the disk changes nothing and
 * fails with `code`. Calls that only read are not counted.
 */
export function refuseCall(number: number, code: string, mode: RefusalMode): Refusals {
  let calls = 0
  let hasRefused = false
  const restores: (() => void)[] = []
  const isRefused = () => {
    calls++
    const isNow = mode === 'once' ? calls === number : calls >= number
    hasRefused ||= isNow
    return isNow
  }
  for (const [module, names] of CHANGING) {
    const functions = module as unknown as Functions
    for (const name of names) {
      const original = functions[name]
      if (original === undefined) throw new Error(`node:fs has ${name}`)
      functions[name] = refusing(original, name, code, isRefused)
      restores.push(() => (functions[name] = original))
    }
  }
  syncBuiltinESMExports()
  return {
    hasRefused: () => hasRefused,
    end: () => {
      for (const restore of restores) restore()
      syncBuiltinESMExports()
    },
  }
}

function refusing(
  original: FileFunction,
  name: string,
  code: string,
  isRefused: () => boolean,
): FileFunction {
  return (...args) => {
    const isReading = name === 'open' && args[1] === 'r'
    if (isReading || !isRefused()) return original(...args)
    const error = Object.assign(new Error(`${code}: ${name}`), { code })
    const callback = args.at(-1)
    if (typeof callback !== 'function') return Promise.reject(error)
    ;(callback as FileFunction)(error)
    return undefined
  }
}
