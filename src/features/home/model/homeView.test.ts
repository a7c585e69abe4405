import { describe, expect, it, vi } from 'vitest'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import { bestVaults, type HomeVault, newestVaults, totalValue } from './homeView'

const base = {
  defi: 'VVS',
  group: 'lp',
  underlyingFriendlyName: 'X',
  deployVersion: 12,
  strategyDescription: 'farmLp',
  listedShareToken: undefined,
  deployed: {
    shareToken: `0x${'1'.repeat(40)}`,
    underlying: `0x${'2'.repeat(40)}`,
    underlyingDecimals: 18,
    yieldSource: { kind: 'supplyRatePerBlock', market: `0x${'3'.repeat(40)}` },
    migrateOldVaults: [],
    deployBlock: 1,
  },
} as const satisfies Omit<Vault, 'id'>

function entry(id: string, apy: Loadable<VaultYield>, marks: Partial<Vault> = {}, usd?: number): HomeVault {
  const liquidity = ready({ wei: 1n, usd: usd === undefined ? undefined : new Decimal(usd) })
  return { vault: { ...base, id, ...marks }, reads: { shareToken: ready(undefined), vaultYield: apy, liquidity } }
}

const rate = (apy: number | undefined) => ready({ apy: apy === undefined ? undefined : new Decimal(apy), parts: [] })
const failed = (retry = () => {}) => ({ status: 'failed', retry }) as const
const ids = (vaults: Loadable<readonly HomeVault[]>) => valueOf(vaults)?.map(({ vault }) => vault.id)

describe('bestVaults', () => {
  it('are the highest yields, best first', () => {
    expect(ids(bestVaults([entry('low', rate(0.1)), entry('high', rate(0.9)), entry('mid', rate(0.5))], 2))).toEqual([
      'high',
      'mid',
    ])
  })

  it('leave out what takes no deposits, has no price, or failed', () => {
    const vaults = [
      entry('ended', rate(9), { isDeprecated: true }),
      entry('full', rate(8), { disableDeposit: true }),
      entry('unpriced', rate(undefined)),
      entry('failed', failed()),
      entry('fine', rate(0.1)),
    ]
    expect(ids(bestVaults(vaults, 5))).toEqual(['fine'])
  })

  it('leave out a vault without deposits, whose yield nobody earns; a TVL that is not known is not 0', () => {
    const withTvl = (id: string, liquidity: HomeVault['reads']['liquidity']) => ({
      ...entry(id, rate(9)),
      reads: { shareToken: ready(undefined), vaultYield: rate(9), liquidity },
    })
    const vaults = [
      withTvl('empty', ready({ wei: 0n, usd: new Decimal(0) })),
      withTvl('emptyUnpriced', ready({ wei: 0n, usd: undefined })),
      withTvl('dust', ready({ wei: 2n, usd: new Decimal('1e-6') })),
      withTvl('unpriced', ready({ wei: 5n, usd: undefined })),
      withTvl('failed', failed()),
      entry('fine', rate(0.1), {}, 1),
    ]
    expect(ids(bestVaults(vaults, 6))).toEqual(['unpriced', 'failed', 'fine'])
  })

  it('load until the last yield and TVL are there', () => {
    expect(bestVaults([entry('a', rate(1)), entry('b', LOADING)], 2).status).toBe('loading')
    const unread = {
      ...entry('b', rate(2)),
      reads: { shareToken: ready(undefined), vaultYield: rate(2), liquidity: LOADING },
    }
    expect(bestVaults([entry('a', rate(1)), unread], 2).status).toBe('loading')
  })

  it('fail where all failed, and then retry each', () => {
    const retry = vi.fn()
    const best = bestVaults([entry('a', failed(retry)), entry('b', failed(retry))], 2)
    expect(best.status).toBe('failed')
    if (best.status === 'failed') best.retry()
    expect(retry).toHaveBeenCalledTimes(2)
  })
})

describe('totalValue', () => {
  it('adds what has a price', () => {
    const total = totalValue([entry('a', LOADING, {}, 1.5), entry('b', LOADING, {}, 2), entry('c', LOADING)])
    expect(valueOf(total)?.toFixed()).toBe('3.5')
  })

  it('is unknown, not nothing, where nothing has a price', () => {
    expect(totalValue([entry('a', LOADING)])).toEqual(ready(undefined))
  })
})

describe('newestVaults', () => {
  it('are marked as new and have not ended', () => {
    const newest = newestVaults([
      entry('a', LOADING, { isNew: true }),
      entry('b', LOADING),
      entry('c', LOADING, { isNew: true, isDeprecated: true }),
    ])
    expect(newest.map(({ vault }) => vault.id)).toEqual(['a'])
  })
})
