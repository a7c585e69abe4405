import type { CurrencyId } from '@/domain/token/currency'
import { withCurrency } from '@/domain/token/currencyChoice'
import { sanitizeAmountInput } from '@/lib/amountInput'

export type SwapField = 'input' | 'output'

/** All that a swap is made of. It is what the address of the page says, too. */
export interface SwapState {
  readonly input: CurrencyId | undefined
  readonly output: CurrencyId | undefined
  /** The field whose amount was typed; the other one is estimated from it. */
  readonly independentField: SwapField
  readonly typed: string
  /** Who receives, as typed; undefined where that is the account itself. */
  readonly recipient: string | undefined
}

export type SwapAction =
  | { readonly type: 'typed'; readonly field: SwapField; readonly text: string }
  | { readonly type: 'chosen'; readonly field: SwapField; readonly id: CurrencyId }
  | { readonly type: 'switched' }
  | { readonly type: 'recipientTyped'; readonly text: string }
  | { readonly type: 'recipientRemoved' }
  /** The page was opened at another address. */
  | { readonly type: 'arrived'; readonly state: SwapState }
  /** The transaction with this text went out; what was typed since then stays. */
  | { readonly type: 'sent'; readonly text: string }
  /** The transaction with this text was mined and failed; what was typed since then stays. */
  | { readonly type: 'reverted'; readonly field: SwapField; readonly text: string }

/** What no amount field can hold: it marks a text that the field does not take. */
const REFUSED = 'x'
/** An address has 42 characters; what is longer is nobody's. */
const MAX_RECIPIENT_LENGTH = 80

export const otherField = (field: SwapField): SwapField => (field === 'input' ? 'output' : 'input')

/** The two sides change places, and each amount stays with its currency. */
function switched(state: SwapState): SwapState {
  return { ...state, input: state.output, output: state.input, independentField: otherField(state.independentField) }
}

function chosen(state: SwapState, field: SwapField, id: CurrencyId): SwapState {
  const side = field === 'input' ? 'first' : 'second'
  const { isSwitched } = withCurrency([state.input, state.output], side, id)
  return isSwitched ? switched(state) : { ...state, [field]: id }
}

export function reduceSwap(state: SwapState, action: SwapAction): SwapState {
  switch (action.type) {
    case 'typed': {
      const typed = sanitizeAmountInput(REFUSED, action.text)
      return typed === REFUSED ? state : { ...state, independentField: action.field, typed }
    }
    case 'chosen':
      return chosen(state, action.field, action.id)
    case 'switched':
      return switched(state)
    case 'recipientTyped':
      return { ...state, recipient: action.text.trim().slice(0, MAX_RECIPIENT_LENGTH) }
    case 'recipientRemoved':
      return { ...state, recipient: undefined }
    case 'arrived':
      return action.state
    case 'sent':
      return state.typed === action.text ? { ...state, typed: '' } : state
    case 'reverted':
      return state.typed === '' ? { ...state, typed: action.text, independentField: action.field } : state
  }
}
