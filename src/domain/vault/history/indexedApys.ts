import { ServiceError } from '@/api/fetchJson'
import type { SubgraphUrls } from '@/api/queryGraph'
import type { IndexedTotals } from '@/api/vaults/parse'
import { fetchPeriodTotals, type PeriodTotals } from '@/api/vaults/periodTotals'
import type { IndexCheck } from '@/hooks/useIndexCheck'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import type { VaultTotals } from '../model/shareValue'
import {
  mapWindows,
  type RealisedApy,
  type RealisedApys,
  type RealisedWindow,
  realisedOver,
  windowStartSec,
} from './realisedApy'

/** A vault whose history is indexed. */
export interface IndexedVault {
  readonly shareToken: Address
  /** Of both the share token and the underlying. */
  readonly decimals: number
}

/**
 * The realised APYs of many vaults from the vaults' subgraph, by share token in lower case, as `readRealisedApys` has them
 * from events; without the vaults that the subgraph does not know.
 * @throws ServiceError, also if the index is behind the chain
 */
export async function readIndexedApys(
  urls: SubgraphUrls,
  vaults: readonly IndexedVault[],
  { nowSec, isBehind }: IndexCheck,
): Promise<ReadonlyMap<string, RealisedApys>> {
  const tokens = vaults.map(({ shareToken }) => shareToken)
  const readAt = async (sec: number) => {
    const starts = mapWindows((window) => windowStartSec(window, sec))
    const { vaults: found, indexed } = await fetchPeriodTotals(urls, tokens, starts)
    if (isBehind(indexed)) throw new ServiceError('The index of the vaults is behind the chain')
    return { starts, found, endSec: indexed?.timestampSec ?? sec }
  }
  const first = await readAt(nowSec())
  // Before the first block the time is the computer's, which may be wrong, and windows end with the index.
  const isOfDay = windowStartSec('week', first.endSec) === first.starts.week
  const { starts, found, endSec } = isOfDay ? first : await readAt(first.endSec)
  const decimalsOf = new Map(vaults.map(({ shareToken, decimals }) => [shareToken.toLowerCase(), decimals]))
  return new Map(
    found.flatMap((vault) => {
      const token = vault.address.toLowerCase()
      const decimals = decimalsOf.get(token)
      return decimals === undefined
        ? []
        : [[token, mapWindows((window) => rateOf(vault, window, starts[window], decimals, endSec))] as const]
    }),
  )
}

function rateOf(
  { starts, first, latest, emptiedSec }: PeriodTotals,
  window: RealisedWindow,
  windowSec: number,
  decimals: number,
  endSec: number,
): RealisedApy | undefined {
  const isYounger = starts[window] === undefined
  const from = starts[window] ?? first
  // The latest event falls into the window if its day ends after the window's start.
  if (from === undefined || latest === undefined || latest.timeSec <= windowSec) return undefined
  const startSec = isYounger ? from.timeSec : windowSec
  if (from.shares.isZero() || (emptiedSec !== undefined && emptiedSec >= startSec)) return undefined
  const hasOneEvent = isYounger && latest.assets.eq(from.assets) && latest.shares.eq(from.shares)
  if (hasOneEvent) return undefined
  const [start, end] = [toVaultTotals(from, decimals), toVaultTotals(latest, decimals)]
  return realisedOver({ start, startSec, end, endSec, isYounger })
}

/** Base units, as in the vault's events. */
export function toVaultTotals({ assets, shares }: IndexedTotals, decimals: number): VaultTotals {
  const toBaseUnits = (amount: Decimal) => BigInt(amount.shiftedBy(decimals).toFixed(0, Decimal.ROUND_DOWN))
  return { assets: toBaseUnits(assets), shares: toBaseUnits(shares) }
}
