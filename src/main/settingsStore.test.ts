import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../shared/settings'
import { SettingsStore } from './settingsStore'

async function freshPath(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'mayan-settings-')), 'settings.json')
}

describe('SettingsStore', () => {
  it('starts with defaults and finds again what was changed', async () => {
    const path = await freshPath()
    const store = new SettingsStore(path)
    expect(store.current).toEqual(DEFAULT_SETTINGS)
    await store.update({ theme: 'dark', language: undefined })
    expect(new SettingsStore(path).current).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
  })

  it.each([
    ['garbage', '{"theme": "da'],
    ['another type', '[1]'],
    ['nothing', ''],
  ])('sets %s aside, and never writes over it', async (_, text) => {
    const path = await freshPath()
    await writeFile(path, text)
    const store = new SettingsStore(path)
    expect(store.current).toEqual(DEFAULT_SETTINGS)
    await store.update({ theme: 'dark' })
    const names = (await readdir(dirname(path))).sort()
    expect(names).toEqual(['settings.json', expect.stringMatching(/^settings\.json\.corrupt-/)])
    expect(await readFile(join(dirname(path), names[1] ?? ''), 'utf8')).toBe(text)
  })

  it('sets a folder of its name aside', async () => {
    const path = await freshPath()
    await mkdir(path)
    await new SettingsStore(path).update({ theme: 'dark' })
    expect(new SettingsStore(path).current.theme).toBe('dark')
  })

  it.each([
    ['one bad value', '{"theme":"dark","language":"xx"}', { ...DEFAULT_SETTINGS, theme: 'dark' }],
  ])('survives %s', async (_, text, expected) => {
    const path = await freshPath()
    await writeFile(path, text)
    expect(new SettingsStore(path).current).toEqual(expected)
  })

  it('writes the last of several changes made at once', async () => {
    const path = await freshPath()
    const store = new SettingsStore(path)
    await Promise.all([store.update({ theme: 'dark' }), store.update({ theme: 'light' })])
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ theme: 'light' })
  })
})
