const STORAGE_KEY = 'reloadedFor'
/** What Chromium, Firefox, Safari and Vite say of a module or style sheet that cannot be fetched. */
const CHUNK_FAILURE = /dynamically imported module|importing a module script failed|unable to preload css/i

/** True where a part of the app could not be fetched: a broken connection, or a newer version replaced it. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message)
}

/**
 * Reloads the page for a part that could not be fetched, once a session for each part (the message names it), so
 * that a part that stays away cannot reload the page for ever.
 * @returns whether the page is being reloaded; where it is not, the failure must surface
 */
export function reloadOnceFor(error: Error, reload: () => void = () => window.location.reload()): boolean {
  try {
    const reloadedFor: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    const known: readonly unknown[] = Array.isArray(reloadedFor) ? reloadedFor : []
    if (known.includes(error.message)) return false
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known, error.message]))
  } catch {
    // Without a memory of reloads there is no telling the first from the hundredth.
    return false
  }
  reload()
  return true
}
