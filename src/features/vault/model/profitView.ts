import type { HistoryCut } from '@/domain/vault/history/historyCut'
import type { PositionProfit } from '@/domain/vault/history/useVaultHistory'
import { formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'

/** What the reader must know of the sums; each names its text 'vault.profit.<note>'. */
type ProfitNote =
  | 'transfers'
  /** The node keeps older events back; the vault's own count stands in. */
  | 'fromVault'
  /** The same, and the vault counts no gain. */
  | 'partial'
  /** The events do not add up to what the account has: the node is behind. */
  | 'unexplained'

/** What the account put in and gained, as plain data; `unpriced` where that is not known. */
export interface ProfitView {
  readonly netDeposit: FigureView
  readonly profit: FigureView
  /** What the profit is made of: in the balance already, and waiting for the next compound; undefined where it is not known. */
  readonly parts: { readonly compounded: FigureView; readonly pending: FigureView } | undefined
  /** Unix seconds of the first deposit; undefined where there was none, or while it is not known. */
  readonly sinceSec: number | undefined
  readonly note: ProfitNote | undefined
  /** Where the events begin, if the node keeps older ones back. */
  readonly cut: HistoryCut | undefined
}

export function profitView(
  profit: Loadable<PositionProfit>,
  decimals: number,
  asset: string,
  locale: string,
): ProfitView {
  const known = valueOf(profit)
  const figure = (pick: 'netDeposit' | 'profit' | 'compounded' | 'pending') =>
    figureView(profit, ({ profit: sums }) => sums && formatToken(sums[pick], decimals, asset, locale))
  return {
    netDeposit: figure('netDeposit'),
    profit: figure('profit'),
    parts: known?.profit && { compounded: figure('compounded'), pending: figure('pending') },
    sinceSec: known?.profit?.basis === 'events' ? known.sinceSec : undefined,
    note: known && noteOf(known),
    cut: known?.cut,
  }
}

function noteOf({ profit, isWhole, hasTransfers }: PositionProfit): ProfitNote | undefined {
  if (profit === undefined) return isWhole ? 'unexplained' : 'partial'
  if (profit.basis === 'vault') return 'fromVault'
  return hasTransfers ? 'transfers' : undefined
}
