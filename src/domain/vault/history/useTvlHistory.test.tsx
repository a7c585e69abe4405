import { renderHook, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchClosingPrices } from '@/api/exchange/closingPrices'
import { fetchVaultDays } from '@/api/vaults/days'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { Decimal } from '@/lib/decimal'
import { valueOf } from '@/lib/loadable'
import { addressOf } from '@/lib/testing/addresses'
import { tvlDays } from './tvlHistory'
import { useTvlHistory } from './useTvlHistory'

vi.mock('@/api/exchange/closingPrices')
vi.mock('@/api/vaults/days')

/** Set before the app's clock starts. */
const { NOW_SEC } = vi.hoisted(() => {
  const now = 1_800_000_000
  vi.useFakeTimers({ now: now * 1_000, toFake: ['Date'] })
  return { NOW_SEC: now }
})

const DAY = 86_400
const { sinceSec, todaySec } = tvlDays(NOW_SEC)
const vaults = [
  { shareToken: addressOf('1'), source: { kind: 'stablecoin' } },
  { shareToken: addressOf('2'), source: { kind: 'pair', address: addressOf('5') } },
  { shareToken: addressOf('3'), source: { kind: 'token', address: addressOf('6') } },
  { shareToken: addressOf('4'), source: { kind: 'token', address: addressOf('6') } },
] as const
const node = () => {
  throw new Error('down')
}

/** @param heads Unix seconds up to which the vaults' and the exchange's subgraph have read; undefined if they don't say */
function answerWith(heads: readonly [number | undefined, number | undefined], lastDay = todaySec) {
  const indexed = (timestampSec: number | undefined) => ({ number: 1, timestampSec })
  const closes = [
    { dateSec: sinceSec, value: new Decimal(5) },
    { dateSec: lastDay, value: new Decimal(6) },
  ]
  vi.mocked(fetchVaultDays).mockResolvedValue({
    assets: new Map([[addressOf('1'), closes]]),
    counts: { deposits: 1, withdrawals: 2, compounds: 3 },
    indexed: indexed(heads[0]),
  })
  vi.mocked(fetchClosingPrices).mockResolvedValue({
    prices: new Map([[addressOf('5'), closes]]),
    indexed: indexed(heads[1]),
  })
}

function read(asked: readonly (typeof vaults)[number][] | undefined) {
  return renderHook(() => useTvlHistory(asked), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <TestStore node={node}>{children}</TestStore>
      </SWRConfig>
    ),
  }).result
}
async function historyOf() {
  const result = read(vaults)
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return valueOf(result.current)
}

beforeEach(() => {
  setDeployment({ ...getDeployment(), subgraphs: { exchange: ['https://a.test'], vaults: ['https://b.test'] } })
})
afterEach(() => {
  vi.mocked(fetchVaultDays).mockReset()
  vi.mocked(fetchClosingPrices).mockReset()
})

describe('useTvlHistory', () => {
  it('asks for the assets of all vaults, and each price once', async () => {
    answerWith([NOW_SEC, NOW_SEC])
    const history = await historyOf()
    expect(fetchVaultDays).toHaveBeenCalledExactlyOnceWith(
      ['https://b.test'],
      vaults.map(({ shareToken }) => shareToken),
      sinceSec,
    )
    expect(fetchClosingPrices).toHaveBeenCalledExactlyOnceWith(
      ['https://a.test'],
      { tokens: [addressOf('6')], pairs: [addressOf('5')] },
      sinceSec,
    )
    expect(history?.points).toHaveLength(30)
    expect(history).toMatchObject({ counts: { deposits: 1, withdrawals: 2, compounds: 3 }, isBehind: false })
  })

  it.each([
    ['the vaults', [todaySec - 3 * DAY, NOW_SEC]],
    ['the exchange', [NOW_SEC, todaySec - 2 * DAY - 1]],
  ] as const)('ends where the subgraph of %s does, and says so', async (_, heads) => {
    answerWith(heads)
    const history = await historyOf()
    expect([history?.points.length, history?.isBehind]).toEqual([27, true])
  })

  it('ends before the newest row of a subgraph that does not say how far it is', async () => {
    answerWith([undefined, NOW_SEC], todaySec - 5 * DAY)
    const history = await historyOf()
    expect([history?.points.length, history?.isBehind]).toEqual([25, true])
  })

  it('never goes beyond today, whatever a subgraph says', async () => {
    answerWith([9e10, 9e10], 9e10)
    expect((await historyOf())?.points).toHaveLength(30)
  })

  it('fails if one of them does', async () => {
    answerWith([NOW_SEC, NOW_SEC])
    vi.mocked(fetchClosingPrices).mockRejectedValue(new Error('down'))
    const result = read(vaults)
    await waitFor(() => expect(result.current.status).toBe('failed'))
  })

  it('asks nothing before the vaults are known, without vaults, and without both subgraphs', () => {
    expect([read(undefined).current.status, read([]).current.status]).toEqual(['loading', 'loading'])
    setDeployment({ ...getDeployment(), subgraphs: { exchange: ['https://a.test'] } })
    expect(read(vaults).current.status).toBe('loading')
    expect(fetchVaultDays).not.toHaveBeenCalled()
  })
})
