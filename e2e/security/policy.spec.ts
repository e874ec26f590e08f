/** What the content-security policy refuses: code that is not a file of ours, and anything remote. */
import { expect, test } from '../support/sharedApp'
import { runInPage } from '../support/pageScript'

const REMOTE = 'https://example.com/x'

test.describe('code that is no file of ours', () => {
  const ran = `return 'ran' in window`

  test('an inline script', async ({ page }) => {
    const { value, refused } = await runInPage(
      page,
      `const script = document.createElement('script')
       script.append('window.ran = true')
       document.head.append(script)
       ${ran}`,
    )
    // Already the text is refused to a script.
    expect(value).toBe('threw TypeError')
    expect(refused.join()).toContain('require-trusted-types-for')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('an inline handler', async ({ page }) => {
    const { value } = await runInPage(
      page,
      `const image = document.createElement('img')
       image.setAttribute('onerror', 'window.ran = true')
       image.src = 'app://studio/none.png'
       await new Promise((done) => image.addEventListener('error', done))`,
    )
    expect(value).toBe('threw TypeError')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  test('a javascript: address', async ({ page }) => {
    const { value } = await runInPage(
      page,
      `const link = document.createElement('a')
       link.href = 'javascript:window.ran = true'
       document.body.append(link)
       link.click()
       link.remove()
       await new Promise((done) => setTimeout(done))
       ${ran}`,
    )
    expect(value).toBe(false)
  })

  for (const [name, code] of [
    ['eval', `return eval('1')`],
    ['new Function', `return new Function('return 1')()`],
    ['the constructor of a function of the bridge', `return api.call.constructor('return 1')()`],
    ['a timer with text', `setTimeout('window.ran = true'); return 'ran' in window`],
  ] as const) {
    test(name, async ({ page }) => {
      const { value, refused } = await runInPage(page, code)
      expect(['threw EvalError', 'threw TypeError', false]).toContain(value)
      expect(refused.join()).toMatch(/script-src eval|trusted-types-sink/)
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    })
  }

  test('WebAssembly', async ({ page }) => {
    const bytes = '0, 0x61, 0x73, 0x6d, 1, 0, 0, 0'
    const { value } = await runInPage(page, `await WebAssembly.compile(Uint8Array.of(${bytes}))`)
    expect(value).toBe('threw CompileError')
  })

  test('workers, of a file and of a blob', async ({ page }) => {
    for (const address of [`'app://studio/assets/x.js'`, `URL.createObjectURL(new Blob(['']))`]) {
      const { refused, value } = await runInPage(page, `new Worker(${address}); return 'made'`)
      expect(String([value, refused])).toMatch(/worker-src|threw/)
    }
  })

  test('text as markup', async ({ page }) => {
    const { value, refused } = await runInPage(page, `document.body.innerHTML = '<b>x</b>'`)
    expect(value).toBe('threw TypeError')
    expect(refused.join()).toContain('require-trusted-types-for')
    const { value: made } = await runInPage(page, `trustedTypes.createPolicy('own', {})`)
    expect(made).toBe('threw TypeError')
  })
})

test.describe('what is remote', () => {
  /** Makes an element and waits until it is loaded or not. */
  const loads = (tag: string, attribute: string, more = '') => `
    const element = document.createElement('${tag}')
    ${more}
    const end = new Promise((done) => {
      element.addEventListener('load', () => done('loaded'))
      element.addEventListener('error', () => done('refused'))
    })
    element['${attribute}'] = '${REMOTE}'
    document.head.append(element)
    const outcome = await end
    element.remove()
    return outcome`

  for (const [name, code, directive] of [
    ['an image', loads('img', 'src'), 'img-src'],
    ['a style sheet', loads('link', 'href', `element.rel = 'stylesheet'`), 'style-src-elem'],
    ['a sound', loads('audio', 'src'), 'media-src'],
    ['fetch', `await fetch('${REMOTE}')`, 'connect-src'],
    ['plain fetch', `await fetch('http://example.com/')`, 'connect-src'],
    ['a socket', `new WebSocket('wss://example.com/')`, 'connect-src'],
    ['a stream of events', `new EventSource('${REMOTE}')`, 'connect-src'],
    ['a beacon', `navigator.sendBeacon('${REMOTE}', 'x')`, 'connect-src'],
    ['a font', `await new FontFace('x', 'url(${REMOTE})').load()`, 'font-src'],
    [
      'a frame',
      `const frame = document.createElement('iframe')
       frame.src = '${REMOTE}'
       document.body.append(frame)
       await new Promise((done) => frame.addEventListener('load', done))
       frame.remove()`,
      'frame-src',
    ],
    [
      'a form',
      `const form = document.createElement('form')
       form.action = '${REMOTE}'
       document.body.append(form)
       const refused = new Promise((done) =>
         document.addEventListener('securitypolicyviolation', done, { once: true }))
       form.submit()
       await refused
       form.remove()`,
      'form-action',
    ],
    [
      'another base for addresses',
      `const base = document.createElement('base')
       base.href = '${REMOTE}'
       document.head.append(base)
       base.remove()`,
      'base-uri',
    ],
  ] as const) {
    test(name, async ({ page }) => {
      const { refused } = await runInPage(page, code)
      expect(refused.map((text) => text.split(' ')[0])).toContain(directive)
    })
  }

  test('a remote script', async ({ page }) => {
    const { value } = await runInPage(page, loads('script', 'src'))
    expect(value).toBe('threw TypeError')
  })

  test('a hint to connect early', async ({ page, requests }) => {
    await runInPage(
      page,
      ['preconnect', 'dns-prefetch', 'prefetch', 'preload']
        .map(
          (rel) => `{
            const link = document.createElement('link')
            Object.assign(link, { rel: '${rel}', href: '${REMOTE}', as: 'image' })
            document.head.append(link)
          }`,
        )
        .join('\n'),
    )
    expect(await requests.take()).toEqual([])
  })
})
