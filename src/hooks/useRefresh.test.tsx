import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRefresh } from './useRefresh'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('useRefresh', () => {
  it.each([
    ['slow', 60_000],
    ['fast', 10_000],
  ] as const)('%s ticks every %s ms, but not while the page is hidden', (pace, everyMs) => {
    const { result } = renderHook(() => useRefresh(pace))
    // The first tick is relative to the last one, whoever saw it.
    pass(everyMs)
    const startMs = result.current
    pass(startMs + everyMs - Date.now() - 1)
    expect(result.current).toBe(startMs)
    pass(1)
    expect(result.current).toBe(startMs + everyMs)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    pass(10 * everyMs)
    expect(result.current).toBe(startMs + everyMs)
  })
})
