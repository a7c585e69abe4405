import { COMPETITION_NAMES, type Competition } from '@/domain/competition/competition'
import type { Schedule } from '@/domain/competition/model/phase'
import { LAST_RANKS, PRIZE_GROUPS, type PrizeGroup } from '@/domain/competition/model/ranks'
import type { TeamPrizes } from '@/domain/competition/reads'
import type { Decimal } from '@/lib/decimal'

/** In the query string: which competition is shown. */
export const COMPETITION_PARAM = 'competition'

/** The competition that an address names; by default the live one, or the newest. */
export function chooseCompetition(competitions: readonly Competition[], asked: string | null): Competition | undefined {
  const name = COMPETITION_NAMES.find((known) => known === asked) ?? 'live'
  return competitions.find((competition) => competition.name === name) ?? competitions.at(-1)
}

/** The elapsed part of the competition's time, from 0 to 1. */
export function elapsedShare({ startSec, endSec }: Pick<Schedule, 'startSec' | 'endSec'>, nowSec: number): number {
  return endSec <= startSec ? 1 : Math.min(1, Math.max(0, (nowSec - startSec) / (endSec - startSec)))
}

/** Ranks of a prize group in a team; the last one is undefined for group 0. */
export function ranksOfGroup(group: PrizeGroup): { readonly first: number; readonly last: number | undefined } {
  const index = LAST_RANKS.length - group
  return { first: (LAST_RANKS[index - 1] ?? 0) + 1, last: LAST_RANKS[index] }
}

/** A prize group with its prizes. */
export interface PrizeRow {
  readonly group: PrizeGroup
  /** Base units for each account. */
  readonly tokenWei: bigint
  readonly points: bigint
}

/** Prizes of a team by group, best first; empty before they are entered. */
export function prizeRows({ tokenWei, points }: TeamPrizes): readonly PrizeRow[] {
  const rows = [...PRIZE_GROUPS]
    .reverse()
    .map((group) => ({ group, tokenWei: tokenWei[group] ?? 0n, points: points[group] ?? 0n }))
  return rows.some((row) => row.tokenWei > 0n || row.points > 0n) ? rows : []
}

/** Swap fees of a volume, in dollars, where each trade goes through one pool. */
export function feesOf(
  volume: Decimal,
  { feeNumerator, feeDenominator }: { readonly feeNumerator: number; readonly feeDenominator: number },
): Decimal {
  return volume.times(feeDenominator - feeNumerator).div(feeDenominator)
}
