import { type DigitsRefusal, enterDigits, sanitizeAmountInput } from '@/lib/amountInput'

/** What was typed into the amount fields of a form, and into which: the others show what follows from it. */
export interface AmountFieldState<F extends string = 'amount'> {
  readonly independentField: F
  readonly typedValue: string
  /** Text of the other field where it does not follow, as in a pool that has no price yet. */
  readonly otherTypedValue: string
  /** What a field of whole numbers did not take last. */
  readonly refusal?: DigitsRefusal
}

export type AmountFieldAction<F extends string> =
  | {
      readonly type: 'typed'
      readonly field: F
      readonly text: string
      /** Only digits are taken. */
      readonly isWhole?: boolean | undefined
      /** The other field keeps its text. */
      readonly keepsOther?: boolean | undefined
    }
  /** A ready text, such as the whole balance. */
  | {
      readonly type: 'filled'
      readonly field: F
      readonly text: string
      readonly keepsOther?: boolean | undefined
    }
  /** The currencies changed places: what was typed is of `field` now. */
  | { readonly type: 'moved'; readonly field: F }
  | { readonly type: 'replaced'; readonly state: AmountFieldState<F> }
  /** The transaction of `state` was sent; what was typed since then stays. */
  | { readonly type: 'sent'; readonly state: AmountFieldState<F> }
  /** It failed on the chain; what was typed since then stays. */
  | { readonly type: 'reverted'; readonly state: AmountFieldState<F> }

/** An empty form whose independent field is `field`. */
export function emptyAmount<F extends string>(field: F, typedValue = ''): AmountFieldState<F> {
  return { independentField: field, typedValue, otherTypedValue: '' }
}

/** The start of a form with one field. */
export const EMPTY_AMOUNT = emptyAmount('amount')

/** What was typed into a field itself. */
export function typedIn<F extends string>({ independentField, ...texts }: AmountFieldState<F>, field: F): string {
  return field === independentField ? texts.typedValue : texts.otherTypedValue
}

function isSame<F extends string>(a: AmountFieldState<F>, b: AmountFieldState<F>): boolean {
  return (
    a.independentField === b.independentField &&
    a.typedValue === b.typedValue &&
    a.otherTypedValue === b.otherTypedValue
  )
}

/** Nothing was typed since the form was reset; switching the currencies is no typing. */
function isUntouched<F extends string>(initial: AmountFieldState<F>, state: AmountFieldState<F>): boolean {
  return isSame({ ...state, independentField: initial.independentField }, initial)
}

/** What no amount field can hold: it marks a text that the field does not take. */
const REFUSED = 'x'

/**
 * The texts of a form's amount fields. Only a transaction that was sent resets them, and a revert restores them.
 * @param initial what the form is reset to
 */
export function reduceAmountField<F extends string>(
  initial: AmountFieldState<F>,
  state: AmountFieldState<F>,
  action: AmountFieldAction<F>,
): AmountFieldState<F> {
  switch (action.type) {
    case 'typed': {
      if (action.isWhole) {
        const before = { text: typedIn(state, action.field), refusal: state.refusal }
        const { text, refusal } = enterDigits(before, action.text)
        const filled = reduceAmountField(initial, state, { ...action, type: 'filled', text })
        return refusal === undefined ? filled : { ...filled, refusal }
      }
      const text = sanitizeAmountInput(REFUSED, action.text)
      return text === REFUSED ? state : reduceAmountField(initial, state, { ...action, type: 'filled', text })
    }
    case 'filled': {
      const { field, text: typedValue } = action
      if (!action.keepsOther) return { independentField: field, typedValue, otherTypedValue: '' }
      const otherTypedValue = field === state.independentField ? state.otherTypedValue : state.typedValue
      return { independentField: field, typedValue, otherTypedValue }
    }
    case 'moved':
      return { ...state, independentField: action.field }
    case 'replaced':
      return action.state
    case 'sent':
      return isSame(state, action.state) ? initial : state
    case 'reverted':
      return isUntouched(initial, state) ? action.state : state
  }
}
