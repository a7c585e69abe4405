/** Long enough for a slow phone to draw the page, which cannot be scrolled further than it is high. */
const HOLD_MS = 5000
const USER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const storageKey = (entryKey: string) => `place:${entryKey}`

function readPlace(entryKey: string): number {
  try {
    return Number(sessionStorage.getItem(storageKey(entryKey))) || 0
  } catch {
    return 0
  }
}

function writePlace(entryKey: string, top: number): void {
  try {
    sessionStorage.setItem(storageKey(entryKey), String(top))
  } catch {
    // Without storage the page opens at its top.
  }
}

/** The router calls the first entry of every visit so. */
const FIRST_ENTRY = 'default'

/** A visit by an address or a link from elsewhere starts at the top: the first entry's place is of an earlier visit. */
export function clearEarlierScroll(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate') writePlace(FIRST_ENTRY, 0)
}

/** Scrolls there as soon as the page is that high, and again while it still grows; the user's first act ends it. */
function holdPlace(top: number, signal: AbortSignal): void {
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
 * Keeps how far the page is scrolled under its history entry, for as long as the tab lives. The browser's own memory
 * fails where a page is drawn in steps: it scrolls before the page is high enough.
 * @param isReturn the user came back to the entry, or loaded it again
 * @returns ends it
 */
export function saveScroll(entryKey: string, isReturn: boolean): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let top = isReturn ? readPlace(entryKey) : window.scrollY
  const save = () => writePlace(entryKey, top)
  window.history.scrollRestoration = 'manual'
  if (isReturn) window.scrollTo(0, top)
  if (isReturn && top > 0) holdPlace(top, signal)
  window.addEventListener('scroll', () => (top = window.scrollY), { passive: true, signal })
  window.addEventListener('pagehide', save, { signal })
  return () => {
    ended.abort()
    save()
    window.history.scrollRestoration = 'auto'
  }
}
