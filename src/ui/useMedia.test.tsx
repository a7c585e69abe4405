import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { theme } from './theme'
import { useMedia } from './useMedia'

afterEach(() => vi.restoreAllMocks())

it('follows the size of the window, also where the query itself sends no event', () => {
  const silent = window.matchMedia('all')
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(silent)
  const { result } = renderHook(() => useMedia(theme.media.phone))
  expect(result.current).toBe(false)
  matchMedia.mockReturnValue(Object.assign(window.matchMedia('all'), { matches: true }))
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
  expect(result.current).toBe(true)
})
