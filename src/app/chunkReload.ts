const STORAGE_KEY = 'reloadedFor'
/** Messages of Chromium, Firefox, Safari and Vite for a module or style sheet that cannot be fetched. */
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error is a chunk that cannot be fetched: offline, or replaced by a newer version. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message)
}

/**
 * Reloads the page for a missing chunk, once per session and chunk (named in the message), to avoid a loop.
 * @returns whether the page is reloading; otherwise the error must be shown
 */
export function reloadOnceFor(error: Error, reload: () => void = () => window.location.reload()): boolean {
  try {
    const reloadedFor: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    const known: readonly unknown[] = Array.isArray(reloadedFor) ? reloadedFor : []
    if (known.includes(error.message)) return false
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known, error.message]))
  } catch {
    // Without storage a reload loop could not be detected.
    return false
  }
  reload()
  return true
}
