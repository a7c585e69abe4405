import { parseAmount } from '@/lib/amountInput'
import type { Loadable } from '@/lib/loadable'
import type { TxText } from './txRequest'

/** The texts that a form says about the amount in it. */
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

const HAS_DIGIT = /[1-9]/

/** What was typed, against what there is of it. A balance that is not known cannot be spent from. */
export function readAmountEntry(typed: string, decimals: number, available: Loadable<bigint>, texts: EntryTexts): AmountEntry {
  const wei = parseAmount(typed, decimals)
  if (wei === undefined && HAS_DIGIT.test(typed)) return { status: 'invalid', text: { key: 'common.tooPrecise', values: { decimals: String(decimals) } } }
  if (wei === undefined || wei <= 0n) return { status: 'empty', text: texts.enter }
  if (available.status === 'loading') return { status: 'invalid', text: texts.unread }
  if (available.status === 'failed') return { status: 'invalid', text: texts.unreadFailed }
  if (wei > available.value) return { status: 'invalid', text: texts.insufficient }
  return { status: 'amount', wei }
}
