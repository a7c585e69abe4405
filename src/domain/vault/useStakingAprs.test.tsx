import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchBarSnapshots } from '@/api/stakingBar/query'
import { getDeployment } from '@/config/deployment'
import { Decimal } from '@/lib/decimal'
import { LOADING, valueOf } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { testVault } from './testing/vaults'
import { useStakingAprs } from './useStakingAprs'

vi.mock('@/api/stakingBar/query')

const DAY_SEC = 86_400
const [service = ''] = Object.keys(getDeployment().subgraphs).filter((name) => /bar/i.test(name))
const staked = (subgraph: string) => [
  testVault({}, { yieldSource: { kind: 'staking', bar: addressOf('b'), subgraph } }),
]
const vaults = staked(service)
const elsewhere = staked('none')

afterEach(() => vi.mocked(fetchBarSnapshots).mockReset())

describe('useStakingAprs', () => {
  it('fetches a week of ratios once', async () => {
    vi.mocked(fetchBarSnapshots).mockResolvedValue({
      rows: [
        { dateSec: DAY_SEC, ratio: new Decimal(1) },
        { dateSec: 8 * DAY_SEC, ratio: new Decimal('1.01') },
      ],
      isPartial: false,
    })
    const { result, rerender } = renderHook(() => useStakingAprs(vaults))
    expect(result.current[service]).toEqual(LOADING)
    await waitFor(() => expect(valueOf(result.current[service] ?? LOADING)?.toFixed(6)).toBe('0.521429'))
    rerender()
    const [[urls, startSec] = [[], 0]] = vi.mocked(fetchBarSnapshots).mock.calls
    expect(vi.mocked(fetchBarSnapshots)).toHaveBeenCalledOnce()
    expect(urls).toBe(getDeployment().subgraphs[service])
    expect(Math.abs(Date.now() / 1000 - 7 * DAY_SEC - startSec)).toBeLessThan(60)
  })

  it.each([
    ['the service fails', vaults],
    ['the network has no such service', elsewhere],
  ])('defaults to an APR of 0 if %s', async (_, asked) => {
    vi.mocked(fetchBarSnapshots).mockRejectedValue(new Error('down'))
    const { result } = renderHook(() => useStakingAprs(asked))
    await waitFor(() => expect(Object.values(result.current).map((apr) => valueOf(apr)?.toFixed())).toEqual(['0']))
  })
})
