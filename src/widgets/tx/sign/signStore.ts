import type { SignRequest } from '@/chain/tx/signRequest'
import type { TxText } from '@/chain/tx/txRequest'
import { createExternalStore } from '@/lib/externalStore'

/** What is to be signed, and what the sheet says of it. */
export interface SignOrder {
  readonly request: SignRequest
  /** The sheet's title, such as 'Sign the allowance'. */
  readonly title: TxText
  /** What the signature is for and what it allows, in a sentence or two. */
  readonly purpose: TxText
  /** The token of an allowance, for its amount. */
  readonly asset?: { readonly symbol: string; readonly decimals: number }
}

export interface AskedSignature {
  readonly order: SignOrder
  readonly answer: (isConfirmed: boolean) => void
}

/** The message that waits for the user's word; there is one sheet. */
export const askedSignature = createExternalStore<AskedSignature | undefined>(undefined)
