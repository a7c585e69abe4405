/** Whether the page is in a hidden tab. */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden'
}

/** Calls `listener` when the page's visibility changes. Returns the unsubscribe function. */
export function onPageVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
