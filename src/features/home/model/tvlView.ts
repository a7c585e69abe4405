import type { DayClose } from '@/api/dayCloses'
import { type TvlHistory, valueAt } from '@/domain/vault/history/tvlHistory'
import type { Vault } from '@/domain/vault/vault'
import { Decimal } from '@/lib/decimal'
import { LOADING, valueOf } from '@/lib/loadable'
import type { HomeVault } from './homeView'

/** What is counted: the vaults, the exchange's pools, or both without counting LP tokens in vaults twice. */
export const tvlSeries = ['vaults', 'exchange', 'both'] as const
export type TvlSeries = (typeof tvlSeries)[number]

/** Values in USD at a moment; undefined where they are not known. */
export type TvlRow = Readonly<Record<TvlSeries, Decimal | undefined>> & {
  /** Unix seconds. */
  readonly timeSec: number
}

/** Vaults that the history does not count. */
export interface LeftOutVaults {
  readonly names: readonly string[]
  /** What they hold now in USD, of those that have a price; undefined if none has one. */
  readonly usd: Decimal | undefined
}

/** The vaults' current value in USD, read from the chain, of those that the history counts. */
export interface CurrentTvl {
  readonly vaultsUsd: Decimal
  /** Of the vaults that hold no LP tokens. */
  readonly singleUsd: Decimal
}

export interface TvlSources {
  /** Undefined while or where there is none. */
  readonly history: Pick<TvlHistory<unknown>, 'points'> | undefined
  /** The liquidity of all pools in USD by day, oldest first; undefined while or where there is none. */
  readonly exchange: readonly DayClose<Decimal>[] | undefined
  /** Undefined if it is not known. */
  readonly current: CurrentTvl | undefined
}

/**
 * The total value locked at the ends of days and now, oldest first. The LP tokens that vaults hold are part of the
 * exchange's pools, so `both` is the pools and the vaults that hold anything else.
 * @param times the ends of days, Unix seconds
 */
export function tvlRows(
  { history, exchange, current }: TvlSources,
  times: readonly number[],
  nowSec: number,
): readonly TvlRow[] {
  const points = new Map(history?.points.map((point) => [point.timeSec, point]))
  const rowAt = (timeSec: number, vaults: CurrentTvl | undefined): TvlRow => {
    const liquidity = exchange && valueAt(exchange, timeSec)
    return {
      timeSec,
      vaults: vaults?.vaultsUsd,
      exchange: liquidity,
      both: liquidity && vaults && liquidity.plus(vaults.singleUsd),
    }
  }
  const rows = [...times.map((timeSec) => rowAt(timeSec, points.get(timeSec))), rowAt(nowSec, current)]
  return rows.filter(({ vaults, exchange: liquidity }) => vaults !== undefined || liquidity !== undefined)
}

/** The series that have at least one value. */
export function availableSeries(rows: readonly TvlRow[]): readonly TvlSeries[] {
  return tvlSeries.filter((series) => rows.some((row) => row[series] !== undefined))
}

/** The current value of some vaults, undefined unless each of them has one. */
export function currentTvl(
  vaults: readonly HomeVault[],
  counted: readonly { readonly vault: Vault; readonly source: { readonly kind: string } | undefined }[],
): CurrentTvl | undefined {
  const liquidityOf = new Map(vaults.map(({ vault, reads }) => [vault.id, reads.liquidity]))
  let [vaultsUsd, singleUsd] = [new Decimal(0), new Decimal(0)]
  for (const { vault, source } of counted) {
    const usd = valueOf(liquidityOf.get(vault.id) ?? LOADING)?.usd
    if (usd === undefined) return undefined
    vaultsUsd = vaultsUsd.plus(usd)
    if (source?.kind !== 'pair') singleUsd = singleUsd.plus(usd)
  }
  return { vaultsUsd, singleUsd }
}

/** The vaults that the history leaves out, with what they hold now. */
export function leftOutVaults(
  vaults: readonly HomeVault[],
  leftOut: readonly { readonly vault: Vault }[],
): LeftOutVaults {
  const ids = new Set(leftOut.map(({ vault }) => vault.id))
  const entries = vaults.filter(({ vault }) => ids.has(vault.id))
  const priced = entries.flatMap(({ reads }) => valueOf(reads.liquidity)?.usd ?? [])
  return {
    names: entries.map(({ vault }) => vault.underlyingFriendlyName),
    usd: priced.length === 0 ? undefined : priced.reduce((sum, usd) => sum.plus(usd), new Decimal(0)),
  }
}
