import type { PositionProfit } from '@/domain/vault/history/useVaultHistory'
import { formatToken } from '@/lib/figureFormat'
import { figureView, type FigureView } from '@/lib/figureView'
import { valueOf, type Loadable } from '@/lib/loadable'

/** What the account gained by the vault's own events, as plain data. */
export interface ProfitView {
  readonly netDeposit: FigureView
  readonly profit: FigureView
  /** Unix seconds of the first deposit; undefined where there was none, or while it is not known. */
  readonly sinceSec: number | undefined
  /** What the reader must know of the sums; each names its text 'vault.profit.<note>'. */
  readonly notes: readonly ('partial' | 'otherShares')[]
}

export function profitView(profit: Loadable<PositionProfit>, decimals: number, asset: string, locale: string): ProfitView {
  const known = valueOf(profit)
  return {
    netDeposit: figureView(profit, ({ netDeposit }) => formatToken(netDeposit, decimals, asset, locale)),
    // From a part of the events no profit can be told.
    profit: figureView(profit, (all) => (all.isWhole ? formatToken(all.profit, decimals, asset, locale) : undefined)),
    sinceSec: known?.firstDepositSec,
    notes: [
      ...(known?.isWhole === false ? (['partial'] as const) : []),
      ...(known?.isWhole === true && known.otherShares !== 0n ? (['otherShares'] as const) : []),
    ],
  }
}
