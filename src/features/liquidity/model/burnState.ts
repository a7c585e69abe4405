import { sanitizeAmountInput } from '@/lib/amountInput'

export type BurnField = 'percent' | 'liquidity' | 'A' | 'B'

/** What was last said in 'Remove Liquidity', and in which way: the others follow it. */
export interface BurnState {
  readonly independentField: BurnField
  readonly typedValue: string
}

export type BurnAction =
  /** `shown`: what the field held. */
  | {
      readonly type: 'typed'
      readonly field: Exclude<BurnField, 'percent'>
      readonly text: string
      readonly shown: string
    }
  | { readonly type: 'percentChosen'; readonly percent: number }
  | { readonly type: 'switched' }
  | { readonly type: 'sent'; readonly state: BurnState }
  | { readonly type: 'reverted'; readonly state: BurnState }

export const initialBurnState: BurnState = { independentField: 'percent', typedValue: '0' }

const SWITCHED: Readonly<Record<BurnField, BurnField>> = { percent: 'percent', liquidity: 'liquidity', A: 'B', B: 'A' }

function isSame(a: BurnState, b: BurnState): boolean {
  return a.independentField === b.independentField && a.typedValue === b.typedValue
}

export function burnReducer(state: BurnState, action: BurnAction): BurnState {
  switch (action.type) {
    case 'typed':
      return { independentField: action.field, typedValue: sanitizeAmountInput(action.shown, action.text) }
    case 'percentChosen':
      return { independentField: 'percent', typedValue: String(Math.min(100, Math.max(0, Math.trunc(action.percent)))) }
    case 'switched':
      return { ...state, independentField: SWITCHED[state.independentField] }
    case 'sent':
      return isSame(state, action.state) ? initialBurnState : state
    case 'reverted':
      return isSame(state, initialBurnState) ? action.state : state
  }
}
