import type { HistoryCut } from '@/domain/vault/history/historyCut'
import type { PositionProfit } from '@/domain/vault/history/useVaultHistory'
import { formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Caveats on the profit; the text key is 'vault.profit.<note>'. */
type ProfitNote =
  | 'transfers'
  /** The node has pruned older events, so the vault's own record is used. */
  | 'fromVault'
  /** As `fromVault`, but the vault records no gain. */
  | 'partial'
  /** The events do not match the account's shares: the node is behind. */
  | 'unexplained'

/** The account's net deposits and profit; `unpriced` if unknown. */
export interface ProfitView {
  readonly netDeposit: FigureView
  readonly profit: FigureView
  /** Compounded and pending parts of the profit; undefined while unknown. */
  readonly parts: { readonly compounded: FigureView; readonly pending: FigureView } | undefined
  /** Unix seconds of the first deposit; undefined without one, or while unknown. */
  readonly sinceSec: number | undefined
  readonly note: ProfitNote | undefined
  /** First available block if the node has pruned older events. */
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
