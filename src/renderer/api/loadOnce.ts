/** Loads once and keeps the answer; after a failure the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((reason: unknown) => {
      loading = null
      throw reason
    })
    return loading
  }
}
