import type { Hex } from './hex'

/** The fields of a transaction record that decide its state. */
interface TxStanding {
  readonly hash: Hex
  readonly receipt?: { readonly status: number; readonly transactionHash: Hex }
  readonly ending?: { readonly kind: 'replaced' | 'cancelled'; readonly hash?: Hex } | { readonly kind: 'dropped' }
}

export type TxState = 'pending' | 'succeeded' | 'reverted' | 'replaced' | 'cancelled' | 'dropped'

/** The state of a transaction record. */
export function txState({ receipt, ending }: Pick<TxStanding, 'receipt' | 'ending'>): TxState {
  if (receipt !== undefined) return receipt.status === 1 ? 'succeeded' : 'reverted'
  return ending?.kind ?? 'pending'
}

/** The hash of the mined transaction, which differs if it was sped up, replaced or cancelled. */
export function minedHash({ hash, receipt, ending }: TxStanding): Hex {
  return receipt?.transactionHash ?? (ending?.kind === 'dropped' ? undefined : ending?.hash) ?? hash
}
