import type { SignRequest } from '@/chain/tx/signRequest'
import type { TxText } from '@/chain/tx/txRequest'
import { createExternalStore } from '@/lib/externalStore'

/** A message to sign, with its description. */
export interface SignOrder {
  readonly request: SignRequest
  /** Title of the sheet, for example 'Sign a permit for USDC'. */
  readonly title: TxText
  /** What the signature is for and what it allows. */
  readonly purpose: TxText
  /** The token of an allowance. */
  readonly asset?: { readonly symbol: string; readonly decimals: number }
}

export interface PendingSignature {
  readonly order: SignOrder
  readonly answer: (isConfirmed: boolean) => void
}

/** The message under review; there is one sheet. */
export const pendingSignature = createExternalStore<PendingSignature | undefined>(undefined)
