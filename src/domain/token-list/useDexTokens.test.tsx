import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { logProblem } from '@/platform/log'
import { loadDexTokens } from './loadDexTokens'

vi.mock('./loadDexTokens')
vi.mock('@/platform/log')

const load = vi.mocked(loadDexTokens)
const token: ListedToken = { address: `0x${'a'.repeat(40)}`, symbol: 'A', name: 'Ay', decimals: 18 }
const ranked = new Map([[token.address, token]])
/** As on a freshly opened page. */
async function freshHook() {
  vi.resetModules()
  const { setDeployment } = await import('@/config/deployment')
  setDeployment(getDeployment())
  const { useDexTokens } = await import('./useDexTokens')
  return useDexTokens
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(ranked)
  vi.mocked(logProblem).mockReset()
})

describe('useDexTokens', () => {
  it('returns the ranking, fetched once for remounted pages', async () => {
    const useDexTokens = await freshHook()
    const { result, unmount } = renderHook(useDexTokens)
    expect([...result.current]).toEqual([])
    await waitFor(() => expect(result.current).toBe(ranked))
    unmount()
    const later = renderHook(useDexTokens)
    expect(later.result.current).toBe(ranked)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('logs a failure, and tries again with the next page', async () => {
    const useDexTokens = await freshHook()
    load.mockRejectedValueOnce(new Error('down'))
    const { result, unmount } = renderHook(useDexTokens)
    await waitFor(() =>
      expect(vi.mocked(logProblem).mock.calls.map(([message]) => message)).toEqual([
        'Could not show token list due to error',
      ]),
    )
    expect([...result.current]).toEqual([])
    unmount()
    const later = renderHook(useDexTokens)
    await waitFor(() => expect(later.result.current).toBe(ranked))
    act(() => later.unmount())
  })
})
