/** What the library shows: a pack, every level, what is there twice, thrown away, or unreadable. */
import { HOME_PACK_ID, STARTER_PACK_ID, type Pack, type PackId } from '@shared/library/model'
import { text, type Text } from '../i18n/text'

export type Place =
  | { readonly kind: 'pack'; readonly packId: PackId }
  | { readonly kind: 'all' }
  | { readonly kind: 'duplicates' }
  | { readonly kind: 'trash' }
  | { readonly kind: 'faults' }

export function isSamePlace(a: Place, b: Place): boolean {
  if (a.kind !== b.kind) return false
  return a.kind !== 'pack' || b.kind !== 'pack' || a.packId === b.packId
}

/** Packs of the app's own have a name in every language; the others what they were called. */
export function packName({ id, name }: Pick<Pack, 'id' | 'name'>): Text {
  if (id === STARTER_PACK_ID) return text('pack.starter')
  if (name !== null) return text('pack.named', { name })
  return id === HOME_PACK_ID ? text('pack.home') : text('pack.named', { name: id })
}
