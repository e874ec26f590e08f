import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, languageOf, SEARCH_SECONDS } from './settings'
import { settingsChangeSchema, settingsSchema } from './settingsSchema'

describe('the language', () => {
  it.each([
    ['en-US', 'en'],
    ['de', 'en'],
    ['zh', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['zh_SG.UTF-8', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['zh-Hans-HK', 'zh-CN'],
  ])('of a system in %s is %s', (locale, language) => {
    expect(languageOf('system', locale)).toBe(language)
  })

  it('is the chosen one', () => {
    expect(languageOf('en', 'zh-TW')).toBe('en')
  })
})

describe('the schema', () => {
  it('takes the defaults and every choice', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
    for (const searchSeconds of SEARCH_SECONDS) {
      expect(settingsChangeSchema.safeParse({ searchSeconds }).success).toBe(true)
    }
  })

  it.each([{ searchSeconds: 0 }, { searchSeconds: 1.5 }, { sound: 'on' }, { theme: 'blue' }])(
    'refuses %o',
    (change) => {
      expect(settingsChangeSchema.safeParse(change).success).toBe(false)
    },
  )
})
