import type { CurrencyId } from '@/domain/token/currency'
import { withCurrency } from '@/domain/token/currencyChoice'

export type SwapField = 'input' | 'output'

/** What is chosen for a swap, beside its amount. */
export interface SwapChoice {
  readonly input: CurrencyId | undefined
  readonly output: CurrencyId | undefined
  /** Who receives, as typed; undefined where that is the account itself. */
  readonly recipient: string | undefined
}

/** All that a swap is made of. It is what the address of the page says, too. */
export interface SwapState extends SwapChoice {
  /** The field whose amount was typed; the other one is estimated from it. */
  readonly independentField: SwapField
  readonly typed: string
}

export type SwapAction =
  | { readonly type: 'chosen'; readonly field: SwapField; readonly id: CurrencyId }
  | { readonly type: 'switched' }
  | { readonly type: 'recipientTyped'; readonly text: string }
  | { readonly type: 'recipientRemoved' }
  /** The page was opened at another address. */
  | { readonly type: 'arrived'; readonly choice: SwapChoice }

/** An address has 42 characters; what is longer is nobody's. */
const MAX_RECIPIENT_LENGTH = 80

export const otherField = (field: SwapField): SwapField => (field === 'input' ? 'output' : 'input')

/** Whether the two sides change places: each amount stays with its currency. */
export function isSwitching({ input, output }: SwapChoice, action: SwapAction): boolean {
  if (action.type === 'switched') return true
  if (action.type !== 'chosen') return false
  return withCurrency([input, output], action.field === 'input' ? 'first' : 'second', action.id).isSwitched
}

export function reduceSwap(choice: SwapChoice, action: SwapAction): SwapChoice {
  if (isSwitching(choice, action)) return { ...choice, input: choice.output, output: choice.input }
  switch (action.type) {
    case 'chosen':
      return { ...choice, [action.field]: action.id }
    case 'switched':
      return choice
    case 'recipientTyped':
      return { ...choice, recipient: action.text.trim().slice(0, MAX_RECIPIENT_LENGTH) }
    case 'recipientRemoved':
      return { ...choice, recipient: undefined }
    case 'arrived':
      return action.choice
  }
}
