// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTicker } from './ticker'

let visibility: DocumentVisibilityState
function setVisibility(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('ticker', () => {
  it('ticks for its subscribers, and stops with the last', () => {
    const listener = vi.fn()
    const ticker = createTicker(10_000)
    const start = ticker.getSnapshot()
    const stop = ticker.subscribe(listener)
    vi.advanceTimersByTime(30_000)
    expect(listener).toHaveBeenCalledTimes(3)
    expect(ticker.getSnapshot()).toBe(start + 30_000)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('pauses while the page is hidden, and ticks at once if it is shown late', () => {
    const listener = vi.fn()
    createTicker(10_000).subscribe(listener)
    setVisibility('hidden')
    vi.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    setVisibility('visible')
    vi.advanceTimersByTime(0)
    expect(listener).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('keeps its interval if the page is shown early', () => {
    const listener = vi.fn()
    createTicker(10_000).subscribe(listener)
    vi.advanceTimersByTime(4_000)
    setVisibility('hidden')
    vi.advanceTimersByTime(2_000)
    setVisibility('visible')
    vi.advanceTimersByTime(3_999)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
