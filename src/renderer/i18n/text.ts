/** Texts as data: a message's key and what fills it, put into words where it is shown. */
import type { en } from '@shared/messages/en'

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
