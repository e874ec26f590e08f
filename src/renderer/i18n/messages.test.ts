import { describe, expect, it, vi } from 'vitest'
import type { Language } from '@shared/settings'
import { COMMAND_IDS } from '@shared/commands'
import { formatDuration, formatShare } from './figures'
import { MESSAGES } from '@shared/messages/catalog'
import { resolveMessage, say, speak } from './i18n'
import type { MessageKey } from './text'

function flatten(part: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatten(value as object, `${prefix}${key}.`)],
    ),
  )
}
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort()

const languages = Object.entries(MESSAGES).map(
  ([language, messages]) => [language as Language, flatten(messages)] as const,
)
const english = flatten(MESSAGES.en)

describe.each(languages)('messages in %s', (language, messages) => {
  it('have the keys of English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('have the placeholders of English', () => {
    for (const [key, message] of messages) {
      expect([key, placeholders(message)]).toEqual([key, placeholders(english.get(key) ?? '')])
    }
  })

  it('are found and compiled without a complaint', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await speak(language)
    for (const [key, message] of messages) {
      const values = Object.fromEntries(placeholders(message).map((name) => [name, `<${name}>`]))
      const words = say({ key: key as MessageKey, values, count: 2 })
      expect(words).not.toBe('')
      expect(words).not.toContain('{')
      expect(words).not.toBe(key)
    }
    expect(warn).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('name every command', () => {
    for (const id of COMMAND_IDS) expect(messages.has(`command.${id}`)).toBe(true)
  })
})

describe('texts', () => {
  it('choose the plural', async () => {
    await speak('en')
    const blocks = (count: number) => say({ key: 'level.blocks', count })
    expect([0, 1, 2, 35].map(blocks)).toEqual(['no blocks', '1 block', '2 blocks', '35 blocks'])
    await speak('zh-CN')
    expect([0, 1, 2].map(blocks)).toEqual(['0 个方块', '1 个方块', '2 个方块'])
  })

  it('do not read what fills them as a message', async () => {
    await speak('en')
    const name = 'a{b}|@:c.in'
    expect(say({ key: 'status.opened', values: { name } })).toBe(`Opened ${name}`)
  })

  it('are resolved where names hold dots', () => {
    expect(resolveMessage(MESSAGES.en, 'command.file.open')).toBe('Open…')
    expect(resolveMessage(MESSAGES.en, 'command')).toBeNull()
    expect(resolveMessage(MESSAGES.en, 'no.such')).toBeNull()
  })

  it('have figures in the language', () => {
    expect(formatDuration(12.4, 'en')).toBe('12 ms')
    expect(formatDuration(3456, 'en')).toBe('3.4 sec')
    expect(formatDuration(125_000, 'en')).toBe('2 min 5 sec')
    expect(formatShare(0.999, 'en')).toBe('99%')
    expect(formatShare(1, 'zh-CN')).toBe('100%')
  })
})
