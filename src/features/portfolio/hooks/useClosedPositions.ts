import { useMemo } from 'react'
import type { CallReader } from '@/chain/calls/reading'
import type { HistoryCut } from '@/domain/vault/history/historyCut'
import { useCallReader } from '@/hooks/useCallReader'
import { type Loadable, mapLoadable, retryFailed, valueOf } from '@/lib/loadable'
import { closedPosition, type LeftAsset, leftAssets, type PositionHistories } from '../model/buildPositions'
import type { ClosedPosition } from '../model/position'
import type { Asset } from '../reads'

export interface ClosedPositions {
  /** Last left first. */
  readonly positions: readonly ClosedPosition[]
  /** Positions that were closed before it are not known. */
  readonly cut: HistoryCut | undefined
}

/** The vaults that the account has left. @param readAmounts reads the amounts of the vaults */
export function useClosedPositions(
  vaults: readonly Asset[],
  readAmounts: CallReader,
  histories: Loadable<PositionHistories>,
): Loadable<ClosedPositions> {
  const left = useMemo((): Loadable<readonly LeftAsset[]> => {
    const amounts = vaults.map(({ amount }) => amount.derive(readAmounts))
    const failed = amounts.filter(({ status }) => status === 'failed')
    // Without any amount it isn't known which of them were left.
    if (failed.length > 0 && failed.length === amounts.length)
      return { status: 'failed', retry: () => retryFailed(failed) }
    return mapLoadable(histories, (known) => leftAssets(vaults, readAmounts, known))
  }, [vaults, readAmounts, histories])
  const prices = useMemo(
    () => (valueOf(left) ?? []).flatMap(({ asset: { price } }) => (price === undefined ? [] : [price])),
    [left],
  )
  const read = useCallReader(prices)
  return useMemo(
    () =>
      mapLoadable(left, (assets) => ({
        positions: assets
          .map((asset) => closedPosition(asset, read))
          .sort((a, b) => (b.closedSec ?? 0) - (a.closedSec ?? 0)),
        cut: cutOf(histories),
      })),
    [left, read, histories],
  )
}

/** All vaults are read together, so their events begin in the same block. */
function cutOf(histories: Loadable<PositionHistories>): HistoryCut | undefined {
  for (const history of valueOf(histories)?.values() ?? [])
    if (history !== 'unsettled' && history.cut !== undefined) return history.cut
  return undefined
}
