import { sanitizeAmountInput } from '@/lib/amountInput'

export type AmountFieldAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'filled'; readonly text: string }
  /** A transaction with this text was sent; text typed since then is kept. */
  | { readonly type: 'sent'; readonly text: string }
  /** A transaction with this text reverted; text typed since then is kept. */
  | { readonly type: 'reverted'; readonly text: string }

/** Reducer of an amount field's text: a sent transaction clears it, and a revert restores it. */
export function amountField(text: string, action: AmountFieldAction): string {
  switch (action.type) {
    case 'typed':
      return sanitizeAmountInput(text, action.text)
    case 'filled':
      return action.text
    case 'sent':
      return text === action.text ? '' : text
    case 'reverted':
      return text === '' ? action.text : text
  }
}
