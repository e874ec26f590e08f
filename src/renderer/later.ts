/**
 * Parts of the page that its first screen does without: loaded when they are wanted, or else one by
 * one once the app is at rest, so that hardly anybody ever waits for one.
 */
import { whenever } from '@vueuse/core'
import { defineAsyncComponent, shallowRef, type Component, type ShallowRef } from 'vue'

type Load<T> = () => Promise<T>

const parts: Load<unknown>[] = []

/** @param load imports the part; what was imported once is there at once */
export function later<T>(load: Load<T>): Load<T> {
  parts.push(load)
  return load
}

/** Shows nothing until it is loaded. */
export function laterComponent(load: Load<{ readonly default: Component }>): Component {
  return defineAsyncComponent(later(load) as Load<Component>)
}

/** From the first time on that it is wanted. */
export function useOnceWanted(isWanted: () => boolean): Readonly<ShallowRef<boolean>> {
  const wasWanted = shallowRef(false)
  whenever(isWanted, () => (wasWanted.value = true), { immediate: true, once: true })
  return wasWanted
}

/** The first screen is there; what it did without may come. */
export const isAtRest = shallowRef(false)

/** Ends with the mark `complete`: from then on nothing that is asked for has to be loaded first. */
export async function loadTheRest(): Promise<void> {
  isAtRest.value = true
  await new Promise((done) => requestIdleCallback(done))
  await Promise.all(parts.map((load) => load()))
  performance.mark('complete')
}
