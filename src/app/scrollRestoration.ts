/** Long enough for a slow phone to render the page, which limits how far it can be scrolled. */
const HOLD_MS = 5000
const USER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const storageKey = (entryKey: string) => `place:${entryKey}`

function readPosition(entryKey: string): number {
  try {
    return Number(sessionStorage.getItem(storageKey(entryKey))) || 0
  } catch {
    return 0
  }
}

function writePosition(entryKey: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey(entryKey), String(top))
  } catch {
    // Without storage the page opens at the top.
  }
}

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default'

/** Clears the stored position if the page was opened by URL or an external link. */
export function clearEarlierScroll(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') writePosition(FIRST_ENTRY, 0)
}

/** Scrolls as soon as the page is tall enough and keeps the position while it grows; any user input stops it. */
function holdPosition(top: number, signal: AbortSignal): void {
  const released = new AbortController()
  const observer = new ResizeObserver(() => window.scrollTo(0, top))
  const release = () => released.abort()
  const timer = setTimeout(release, HOLD_MS)
  released.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  signal.addEventListener('abort', release)
  for (const act of USER_ACTS) window.addEventListener(act, release, { passive: true, signal: released.signal })
  observer.observe(document.body)
}

/**
 * Saves and restores the scroll position of a history entry in session storage. The browser's own restoration scrolls
 * before the page has its full height.
 * @param isReturn navigated back or reloaded
 * @returns the cleanup function
 */
export function saveScroll(entryKey: string, isReturn: boolean): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let top = isReturn ? readPosition(entryKey) : window.scrollY
  const save = () => writePosition(entryKey, top)
  window.history.scrollRestoration = 'manual'
  if (isReturn) window.scrollTo(0, top)
  if (isReturn && top > 0) holdPosition(top, signal)
  const read = () => (top = window.scrollY)
  // After the frame: within it, reading the position would lay the page out once more.
  window.addEventListener('scroll', () => setTimeout(read), { passive: true, signal })
  window.addEventListener('pagehide', save, { signal })
  return () => {
    ended.abort()
    save()
    window.history.scrollRestoration = 'auto'
  }
}
