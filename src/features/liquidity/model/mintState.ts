import { sanitizeAmountInput } from '@/lib/amountInput'

/** The currency that a field is for. */
export type Side = 'A' | 'B'

/** What was typed into the two fields of 'Add Liquidity'. In a pool with a price the other field follows the typed one. */
export interface MintState {
  readonly independentField: Side
  readonly typedValue: string
  /** Counts only where the first provider sets the price. */
  readonly otherTypedValue: string
}

export type MintAction =
  /** `shown`: what the field held. `isFirst`: nobody has added to the pool yet, so the other field keeps what it had. */
  | {
      readonly type: 'typed'
      readonly field: Side
      readonly text: string
      readonly shown: string
      readonly isFirst: boolean
    }
  /** A ready text, such as the whole balance. */
  | { readonly type: 'filled'; readonly field: Side; readonly text: string; readonly isFirst: boolean }
  /** The currencies changed places: what was typed goes with them. */
  | { readonly type: 'switched' }
  /** The transaction with these texts went out; what was typed since then stays. */
  | { readonly type: 'sent'; readonly state: MintState }
  /** It was mined and failed; what was typed since then stays. */
  | { readonly type: 'reverted'; readonly state: MintState }

export const initialMintState: MintState = { independentField: 'A', typedValue: '', otherTypedValue: '' }

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A'
}

/** What was typed into a field itself. */
export function typedIn({ independentField, typedValue, otherTypedValue }: MintState, side: Side): string {
  return side === independentField ? typedValue : otherTypedValue
}

function isSame(a: MintState, b: MintState): boolean {
  return (
    a.independentField === b.independentField &&
    a.typedValue === b.typedValue &&
    a.otherTypedValue === b.otherTypedValue
  )
}

export function mintReducer(state: MintState, action: MintAction): MintState {
  switch (action.type) {
    case 'typed':
    case 'filled': {
      const { field, isFirst } = action
      const text = action.type === 'filled' ? action.text : sanitizeAmountInput(action.shown, action.text)
      const otherTypedValue = isFirst ? typedIn(state, otherSide(field)) : ''
      return { independentField: field, typedValue: text, otherTypedValue }
    }
    case 'switched':
      return { ...state, independentField: otherSide(state.independentField) }
    case 'sent':
      return isSame(state, action.state) ? initialMintState : state
    case 'reverted':
      return state.typedValue === '' && state.otherTypedValue === '' ? action.state : state
  }
}
