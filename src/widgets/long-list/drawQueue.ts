/** How long nothing must have been drawn before far rows are removed: while the page scrolls, new rows keep coming. */
const REST_MS = 500

const waiting = new Set<() => void>()
let frame = 0
let drawnAtMs = 0

function takeTurn(now: number): void {
  const [next] = waiting
  frame = 0
  if (next === undefined) return
  frame = requestAnimationFrame(takeTurn)
  drawnAtMs = now
  waiting.delete(next)
  next()
}

/**
 * Runs a piece of drawing in a frame of its own, one piece a frame for the whole page: while a list is scrolled, its chunks
 * would otherwise all draw in the same frame. @returns cancels it
 */
export function queueDrawing(draw: () => void): () => void {
  waiting.add(draw)
  frame ||= requestAnimationFrame(takeTurn)
  return () => {
    waiting.delete(draw)
  }
}

/** Runs once nothing has been drawn for a moment: what can wait costs no frame of the scrolling. @returns cancels it */
export function onceDrawingRests(run: () => void): () => void {
  const timer = setInterval(() => {
    if (performance.now() - drawnAtMs < REST_MS) return
    clearInterval(timer)
    run()
  }, REST_MS)
  return () => clearInterval(timer)
}
