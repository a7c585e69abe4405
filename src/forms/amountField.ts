import { sanitizeAmountInput } from '@/lib/amountInput'

export type AmountFieldAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'filled'; readonly text: string }
  /** The transaction with this text went out; what was typed since then stays. */
  | { readonly type: 'sent'; readonly text: string }
  /** The transaction with this text was mined and failed; what was typed since then stays. */
  | { readonly type: 'reverted'; readonly text: string }

/** The text of an amount field. Only a sent transaction empties it, and a revert brings its text back. */
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
