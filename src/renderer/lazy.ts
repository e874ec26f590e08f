/**
 * Parts of the page that its first screen does not need. They are loaded on first use, or else in idle
 * time once the first screen is shown, so that a user hardly ever waits for one.
 */
import { whenever } from '@vueuse/core'
import { defineAsyncComponent, shallowRef, type Component, type ShallowRef } from 'vue'

type Load<T> = () => Promise<T>

const parts: Load<unknown>[] = []

/** @param load imports the part; the module system keeps what was imported */
export function lazy<T>(load: Load<T>): Load<T> {
  parts.push(load)
  return load
}

/** A component that shows nothing until it is loaded. */
export function lazyComponent(load: Load<{ readonly default: Component }>): Component {
  return defineAsyncComponent(lazy(load) as Load<Component>)
}

/** True from the first time on that the condition holds. */
export function useOnceTrue(condition: () => boolean): Readonly<ShallowRef<boolean>> {
  const wasTrue = shallowRef(false)
  whenever(condition, () => (wasTrue.value = true), { immediate: true, once: true })
  return wasTrue
}

/** Loads once and keeps the answer; after a failure the next call tries again. */
export function loadOnce<T>(load: Load<T>): Load<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = null
      throw reason
    })
    return loading
  }
}

/** Whether the first screen is shown, so that lazy parts may be loaded. */
export const isFirstScreenShown = shallowRef(false)

/** Loads all lazy parts. The mark `complete` is set once nothing is left to load. */
export async function loadLazyParts(): Promise<void> {
  isFirstScreenShown.value = true
  await new Promise((done) => requestIdleCallback(done))
  await Promise.all(parts.map((load) => load()))
  performance.mark('complete')
}
