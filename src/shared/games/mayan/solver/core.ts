/**
 * The solver's core in WebAssembly (its source is `assembly/`): a position table and one search
 * path. WebAssembly, since a search has to be fast from its first board on: V8 takes a tenth of a
 * second to optimize the same code in JavaScript.
 *
 * A core is made for each table in use and handed on when the table is released.
 */
import { CORE_MODULE } from '../../../../../generated/coreModule'

/** What `assembly/index.ts` exports; numbers are 32-bit integers, signed. */
export interface CoreExports {
  readonly memory: { readonly buffer: ArrayBuffer }
  resetTable(buckets: number, valueBytes: number): void
  tableBytes(): number
  findPosition(a: number, b: number, c: number, d: number, e: number, left: number): number
  addPosition(a: number, b: number, c: number, d: number, e: number, left: number): number
  begin(steps: number, a: number, b: number, c: number, d: number, e: number): number
  runExact(nodes: number): number
  runCount(nodes: number): number
  nodesReached(): number
  moveAt(ply: number): number
  firstMovesLeft(): number
  foundLow(): bigint
  foundHigh(): bigint
  suspend(): void
  resume(): void
  pathStart(): number
  pathBytes(steps: number): number
  displacementOf(counts: number): number
  tollOf(counts: number, choice: number): number
}

/** What engines have beyond the language itself, as far as it is used here. */
declare const atob: (base64: string) => string
declare const Buffer: undefined | { from(text: string, encoding: 'base64'): Uint8Array }
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: unknown }
}

/** Cores that have grown beyond this are not kept. */
const MAX_IDLE_BYTES = 64 * 1024 * 1024
const MAX_IDLE = 4

let module: object | null = null
const idle: CoreExports[] = []

/** A core that nothing else uses; its table has to be reset first. */
export function takeCore(): CoreExports {
  module ??= new WebAssembly.Module(bytesOf(CORE_MODULE))
  return idle.pop() ?? (new WebAssembly.Instance(module).exports as CoreExports)
}

/** Gives a core back. */
export function releaseCore(core: CoreExports): void {
  if (idle.length < MAX_IDLE && core.memory.buffer.byteLength <= MAX_IDLE_BYTES) idle.push(core)
}

/** Node's own way takes no time; the other one a millisecond, the first time. */
function bytesOf(base64: string): Uint8Array {
  if (typeof Buffer !== 'undefined') return Buffer.from(base64, 'base64')
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}
