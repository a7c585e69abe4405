export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden'
}

/** Calls `listener` when the page is hidden or shown again. Returns what undoes it. */
export function onPageVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
