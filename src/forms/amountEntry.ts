import type { TxText } from '@/chain/tx/txRequest'
import { readAmount } from '@/lib/amountInput'
import { type Loadable, valueOf } from '@/lib/loadable'

/** The messages of a form about its amount. */
export interface EntryTexts {
  readonly enter: TxText
  readonly unread: TxText
  readonly unreadFailed: TxText
  readonly insufficient: TxText
}

export type AmountEntry =
  | { readonly status: 'empty'; readonly text: TxText }
  | { readonly status: 'invalid'; readonly text: TxText }
  | { readonly status: 'amount'; readonly wei: bigint }

/** Validates a typed amount against the available balance. An unknown balance is an error. */
export function readAmountEntry(
  typed: string,
  decimals: number,
  available: Loadable<bigint>,
  texts: EntryTexts,
): AmountEntry {
  const amount = readAmount(typed, decimals)
  if (amount.status === 'empty') return { status: 'empty', text: texts.enter }
  if (amount.status === 'tooPrecise')
    return { status: 'invalid', text: { key: 'common.tooPrecise', values: { decimals: String(decimals) } } }
  // Exceeds any balance.
  if (amount.status === 'tooLarge') return { status: 'invalid', text: texts.insufficient }
  if (available.status === 'loading') return { status: 'invalid', text: texts.unread }
  if (available.status === 'failed') return { status: 'invalid', text: texts.unreadFailed }
  if (amount.wei > available.value) return { status: 'invalid', text: texts.insufficient }
  return amount
}

/** The amount if the balance is known to cover it; otherwise undefined. */
export function affordable(wei: bigint | undefined, available: Loadable<bigint>): bigint | undefined {
  const most = valueOf(available)
  return wei === undefined || most === undefined || wei > most ? undefined : wei
}
