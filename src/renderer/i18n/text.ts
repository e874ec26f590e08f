/** Texts as data: a message's key and what fills it, put into words where it is shown. */
import type { en } from '@shared/messages/en'
import { faultParameters } from '@shared/messages/fault'

/** Every message, as `part.name`. */
export type MessageKey = KeysOf<typeof en>

type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeysOf<T[K]>}`
}[keyof T & (string | number)]

export interface Text {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, TextValue>>
  /** Chooses the plural form and fills `{count}`. */
  readonly count?: number
}

export type TextValue =
  | string
  | number
  | Text
  /** In the language's figures. */
  | { readonly ms: number }
  | { readonly share: number }
  | { readonly amount: number }
  /** A decimal number of any size. */
  | { readonly count: string }

export function text(key: MessageKey, values: Text['values'] = {}): Text {
  return { key, values }
}

/** Why a text or a level is refused, with the values of its `fault` message. */
export interface Fault {
  readonly code: string
  /** In the text that was read, counted from 1. */
  readonly line?: number
  readonly column?: number
}

/** The text of a fault, without its place. */
export function faultWords(fault: Fault): Text {
  return text(`fault.${fault.code}` as MessageKey, faultParameters(fault, '\u00a0'))
}

/** The text of a fault, with its place if it has one. */
export function faultText(fault: Fault): Text {
  const { line, column } = fault
  const words = faultWords(fault)
  if (line === undefined || column === undefined) return words
  return text('notice.place', { line, column, fault: words })
}
