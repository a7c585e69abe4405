/** How long the page must not have scrolled before far rows are removed. */
const REST_MS = 300

const waiting = new Set<() => void>()
let isScheduled = false

function takeTurn(): void {
  isScheduled = false
  const [next] = waiting
  if (next === undefined) return
  waiting.delete(next)
  next()
  schedule()
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return
  isScheduled = true
  requestAnimationFrame(takeTurn)
}

/**
 * Runs a piece of drawing in a frame of its own, one piece a frame for the whole page: while a list is scrolled, its chunks
 * would otherwise all draw in the same frame. @returns cancels it
 */
export function queueDrawing(draw: () => void): () => void {
  waiting.add(draw)
  schedule()
  return () => {
    waiting.delete(draw)
  }
}

let lastScrollMs = Number.NEGATIVE_INFINITY
let isListening = false

/** Runs once the page has not scrolled for a moment, as nothing that can wait should cost a frame of the scrolling. @returns cancels it */
export function onceScrollRests(run: () => void): () => void {
  if (!isListening) {
    isListening = true
    addEventListener('scroll', () => (lastScrollMs = performance.now()), { passive: true, capture: true })
  }
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    const restedMs = performance.now() - lastScrollMs
    if (restedMs >= REST_MS) run()
    else timer = setTimeout(check, REST_MS - restedMs)
  }
  timer = setTimeout(check, REST_MS)
  return () => clearTimeout(timer)
}
