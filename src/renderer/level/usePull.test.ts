import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, shallowRef, type EffectScope } from 'vue'
import { isSecondary, usePull } from './usePull'

type Grip = 'block' | 'card'

let scope: EffectScope
let page: {
  window: EventTarget
  document: EventTarget & { hidden: boolean; documentElement: EventTarget }
  captured: number[]
}
let isMarked: boolean

beforeEach(() => {
  const window = new EventTarget()
  const captured: number[] = []
  const documentElement = Object.assign(new EventTarget(), {
    setPointerCapture: (pointerId: number) => captured.push(pointerId),
    toggleAttribute: (_: string, on: boolean) => (isMarked = on),
  })
  const document = Object.assign(new EventTarget(), { hidden: false, documentElement })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  isMarked = false
  page = { window, document, captured }
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
})

type Fields = Partial<Record<keyof PointerEvent | keyof KeyboardEvent, unknown>>
function eventOf(type: string, fields: Fields = {}): PointerEvent {
  const event = new Event(type, { bubbles: true, cancelable: true })
  const place = { clientX: 0, clientY: 0, ctrlKey: false }
  const usual = { pointerId: 1, pointerType: 'mouse', isPrimary: true, ...place }
  const buttons = type === 'pointermove' ? { button: -1, buttons: 1 } : { button: 0, buttons: 0 }
  return Object.assign(event, usual, buttons, fields) as unknown as PointerEvent
}
function send(type: string, fields: Fields = {}): PointerEvent {
  const event = eventOf(type, fields)
  page.window.dispatchEvent(event)
  return event
}
const loseCapture = (fields: Fields = {}) =>
  page.document.documentElement.dispatchEvent(eventOf('lostpointercapture', fields))
const moveTo = (clientX: number, fields: Fields = {}) => send('pointermove', { clientX, ...fields })

function makePull(slop?: number) {
  const board = shallowRef({})
  const seen: string[] = []
  const pulling = scope.run(() =>
    usePull<Grip>({
      ...(slop === undefined ? {} : { slop }),
      of: () => board.value,
      lift: (grip) => seen.push(`lift ${grip}`),
      move: ({ client }) => seen.push(`at ${client.x}`),
      tap: (grip) => seen.push(`tap ${grip}`),
      drop: ({ grip, client }) => seen.push(`drop ${grip} at ${client.x}`),
      giveUp: (grip) => seen.push(`give up ${grip}`),
    }),
  )
  if (pulling === undefined) throw new Error('no gesture')
  const press = (fields: Fields = {}) => {
    const event = send('pointerdown', { buttons: 1, ...fields })
    if (!event.cancelBubble) pulling.press(event, 'block')
  }
  return { ...pulling, press, board, seen }
}

describe('a pull', () => {
  it('is lifted, follows the pointer and is dropped; the document has the pointer meanwhile', () => {
    const { press, pull, seen } = makePull()
    press()
    moveTo(4)
    expect(seen).toEqual([])
    moveTo(6)
    expect(isMarked).toBe(true)
    expect(page.captured).toEqual([1])
    moveTo(20)
    expect(pull.value).toEqual({ grip: 'block', client: { x: 20, y: 0 } })
    send('pointerup', { clientX: 30 })
    expect(seen).toEqual(['lift block', 'at 6', 'at 20', 'at 30', 'drop block at 30'])
    expect(pull.value).toBeNull()
    expect(isMarked).toBe(false)
    moveTo(40)
    expect(seen).toHaveLength(5)
  })

  it('is a tap without moving, and captures nothing then', () => {
    const { press, seen } = makePull()
    press()
    moveTo(3)
    send('pointerup')
    expect(seen).toEqual(['tap block'])
    expect(page.captured).toEqual([])
  })

  it('begins with the press where it has no slop', () => {
    const { press, seen } = makePull(0)
    press({ clientX: 7 })
    send('pointerup', { clientX: 7 })
    expect(seen).toEqual(['lift block', 'at 7', 'at 7', 'drop block at 7'])
  })

  it.each([
    ['the right button', { button: 2 }],
    ['a finger that is not the first', { isPrimary: false }],
  ])('does not begin with %s', (_, fields) => {
    const { press, seen } = makePull()
    press(fields)
    moveTo(30)
    send('pointerup')
    expect(seen).toEqual([])
  })
})

describe.each([
  ['mouse', { pointerType: 'mouse' }],
  ['touch', { pointerType: 'touch' }],
])('a pull with %s ends without a change', (_, pointer) => {
  const escape = { key: 'Escape', code: 'Escape' }
  const ends: readonly (readonly [string, (made: ReturnType<typeof makePull>) => void])[] = [
    ['Escape', () => send('keydown', escape)],
    ['Escape with an input method on', () => send('keydown', { ...escape, key: 'Process' })],
    ['a window that loses the focus', () => page.window.dispatchEvent(new Event('blur'))],
    ['a pointer that the system takes', () => send('pointercancel')],
    ['a capture that is lost', () => loseCapture()],
    ['a second button', () => moveTo(20, { button: 2, buttons: 3 })],
    ['a button that was let go unseen', () => moveTo(20, { buttons: 0 })],
    ['the unmount of its component', () => scope.stop()],
    ['a change of what is held', ({ board }) => (board.value = {})],
    ['a hidden window', () => page.document.dispatchEvent(new Event('visibilitychange'))],
  ]

  it.each(ends)('by %s', (_, end) => {
    const made = makePull()
    const { press, pull, seen } = made
    page.document.hidden = true
    press(pointer)
    moveTo(20, pointer)
    seen.length = 0
    end(made)
    expect(seen).toEqual(['give up block'])
    expect(pull.value).toBeNull()
    expect(isMarked).toBe(false)
    moveTo(40, pointer)
    send('pointerup', pointer)
    expect(seen).toEqual(['give up block'])
  })

  it.each(ends)('by %s, also before it is lifted: it is no tap then', (_, end) => {
    const made = makePull()
    page.document.hidden = true
    made.press(pointer)
    end(made)
    send('pointerup', pointer)
    expect(made.seen).toEqual([])
  })
})

describe('what else happens meanwhile', () => {
  it('by another pointer does nothing', () => {
    const { press, pull, seen } = makePull()
    press()
    moveTo(20)
    expect(send('pointerdown', { pointerId: 2 }).cancelBubble).toBe(true)
    for (const type of ['pointermove', 'pointercancel', 'pointerup']) {
      send(type, { pointerId: 2, clientX: 90 })
    }
    loseCapture({ pointerId: 2 })
    expect(seen).toEqual(['lift block', 'at 20'])
    expect(pull.value).not.toBeNull()
  })

  it('a press whose release nobody saw is over when the next one comes', () => {
    const { press, seen } = makePull()
    press()
    press()
    send('pointerup')
    expect(seen).toEqual(['tap block'])
  })

  it('a long press is no tap, and can still pull', () => {
    const { press, seen } = makePull()
    const touch = { pointerType: 'touch' }
    press(touch)
    send('contextmenu', touch)
    send('pointerup', touch)
    expect(seen).toEqual([])
    press(touch)
    send('contextmenu', touch)
    moveTo(20, touch)
    send('pointerup', { ...touch, clientX: 20 })
    expect(seen.at(-1)).toBe('drop block at 20')
  })

  it('a click with Control on macOS asks for the menu, and is no tap', () => {
    const { press, seen } = makePull()
    press({ ctrlKey: true })
    send('contextmenu')
    send('pointerup')
    expect(seen).toEqual([])
  })
})

it('the right button, and Control on macOS, are a secondary press; a finger has none', () => {
  const press = (fields: Fields) => eventOf('pointerdown', fields)
  expect(isSecondary(press({ button: 2 }), 'linux')).toBe(true)
  expect(isSecondary(press({ ctrlKey: true }), 'darwin')).toBe(true)
  expect(isSecondary(press({ ctrlKey: true }), 'win32')).toBe(false)
  expect(isSecondary(press({ pointerType: 'touch' }), 'darwin')).toBe(false)
})
