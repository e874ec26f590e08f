import { describe, expect, it } from 'vitest'
import { filePathOf, isAppUrl } from './appUrls'

describe('filePathOf', () => {
  it.each([
    ['app://studio/index.html', '/root/index.html'],
    ['app://studio/assets/a.js?x#y', '/root/assets/a.js'],
    ['app://studio/assets/./b%20c.css', '/root/assets/b c.css'],
  ])('%s is %s', (url, path) => {
    expect(filePathOf(url, '/root')).toBe(path)
  })

  it.each([
    'app://studio/',
    'app://other/index.html',
    'https://studio/index.html',
    'app://studio/..%2fsecret',
    'app://studio/%2e%2e%2fsecret',
    'app://studio/a/..%5c..%5csecret',
    'app://studio/a/%2e%2e/%2e%2e/%2e%2e/secret%00.html',
    'app://studio/%E0%A4%A',
    'nonsense',
  ])('%s is refused', (url) => {
    expect(filePathOf(url, '/root')).toBeNull()
  })

  it.each(['app://studio//etc/passwd', 'app://studio/../etc/passwd'])(
    '%s stays inside the root',
    (url) => {
      expect(filePathOf(url, '/root')).toBe('/root/etc/passwd')
    },
  )
})

describe('isAppUrl', () => {
  it.each([
    ['app://studio/index.html', true],
    ['app://studio', true],
    ['app://studio.evil/index.html', false],
    ['app://other/index.html', false],
    ['https://studio/index.html', false],
    ['file:///studio/index.html', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s', (url, expected) => {
    expect(isAppUrl(url)).toBe(expected)
  })
})
