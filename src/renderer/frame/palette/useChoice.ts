/**
 * The highlighted row of a list that is worked from a text field (the combobox pattern): the field
 * keeps the focus and its caret keys, up and down move the highlight, which wraps around.
 */
import { computed, shallowRef, watch, type Ref } from 'vue'

/** Rows that a page key passes. */
const PAGE = 8

export function useChoice<T>(
  rows: Readonly<Ref<readonly T[]>>,
  /** A change moves the highlight to the first row. */
  query: Readonly<Ref<string>>,
) {
  const index = shallowRef(0)
  const chosen = computed(() => rows.value[index.value] ?? null)

  watch(query, () => (index.value = 0), { flush: 'sync' })
  watch(rows, ({ length }) => (index.value = Math.max(0, Math.min(index.value, length - 1))))

  function move(by: number): void {
    const { length } = rows.value
    if (length > 0) index.value = (index.value + by + length) % length
  }
  function jump(by: number): void {
    index.value = Math.max(0, Math.min(rows.value.length - 1, index.value + by))
  }
  /** @returns whether the key was one of these */
  function moveByKey(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        move(1)
        return true
      case 'ArrowUp':
        move(-1)
        return true
      case 'PageDown':
        jump(PAGE)
        return true
      case 'PageUp':
        jump(-PAGE)
        return true
      default:
        return false
    }
  }
  return { index, chosen, moveByKey }
}
