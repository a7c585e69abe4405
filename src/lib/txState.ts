import type { Hex } from './hex'

/** What of a transaction's record says how it stands. */
interface TxStanding {
  readonly hash: Hex
  readonly receipt?: { readonly status: number; readonly transactionHash: Hex }
  readonly ending?: { readonly kind: 'replaced' | 'cancelled'; readonly hash?: Hex } | { readonly kind: 'dropped' }
}

export type TxState = 'pending' | 'succeeded' | 'reverted' | 'replaced' | 'cancelled' | 'dropped'

export function txState({ receipt, ending }: Pick<TxStanding, 'receipt' | 'ending'>): TxState {
  if (receipt !== undefined) return receipt.status === 1 ? 'succeeded' : 'reverted'
  return ending?.kind ?? 'pending'
}

/** Under which hash the chain has it: another one where it was sped up, replaced or cancelled. */
export function minedHash({ hash, receipt, ending }: TxStanding): Hex {
  return receipt?.transactionHash ?? (ending?.kind === 'dropped' ? undefined : ending?.hash) ?? hash
}
