import type { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import type { RpcClient } from '../rpc/rpcClient'
import type { TxCall } from './txCall'

/** A serializable app text: a translation key and its values. */
export interface TxText {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}

/** The allowance that a transaction sets; used to find pending approvals. */
export interface TxApproval {
  readonly tokenAddress: Address
  readonly spender: Address
  /** Of one NFT, as a decimal string because it is stored. */
  readonly tokenId?: string
}

/** Where tokens are deposited: a vault, by its share token, or a pool of a farm, by the farm's contract. */
export interface DepositTarget {
  readonly contract: Address
  /** Only of a farm. */
  readonly pid?: number
}

/**
 * A step of a deposit that takes several transactions, used to resume it: the `deposit` itself, or the `zap` or
 * `unstake` that brings the tokens for it. A `withdrawal` empties the named vault, an older version of another one.
 */
export interface TxMove extends DepositTarget {
  readonly kind: 'deposit' | 'withdrawal' | 'zap' | 'unstake'
  /** Deposited base units as a decimal string, because it is stored. Approximate for full withdrawals and zaps. */
  readonly amount: string
}

/** An amount in a preview. */
export interface TxAmount {
  readonly token: Address | 'native'
  readonly symbol: string
  readonly decimals: number
  /** Base units; 0 decimals for countable things such as NFTs. Absent if unknown before the transaction is mined. */
  readonly amountWei?: bigint
}

/** An approximate amount with its value. */
export interface TxValuedAmount extends TxAmount {
  /** Absent if unpriced. */
  readonly usd?: Decimal
}

/** A token chosen in a form. */
export interface TxToken {
  readonly address: Address | 'native'
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** A trade's price impact or loss, and how the user must confirm it. */
export interface TxLoss {
  /** Basis points. */
  readonly bps: number
  readonly consent: 'none' | 'checkbox' | 'typed'
  /** The same consent covers losses up to this one, in basis points. */
  readonly consentUpToBps: number
  /** The largest loss that the user confirmed in the form, in basis points; absent if none was asked for. */
  readonly agreedBps?: number
  /** Translation keys; `%impact%` and `%loss%` are the loss in per cent. */
  readonly texts: { readonly name: string; readonly warning: string; readonly consent: string }
}

/** A request that is ready to send. */
export interface TxOffer {
  readonly request: AnyTxRequest
}

/** An offer updated to the latest block, or the reason why it is no longer possible. */
export type TxQuote<O extends TxOffer = TxOffer> =
  | { readonly status: 'offered'; readonly offer: O }
  | { readonly status: 'refused'; readonly title: TxText; readonly text?: TxText }

/**
 * Updates an offer to the latest block, within the bounds that the user agreed to.
 * @throws what a node threw (read it with `toChainError`)
 */
export type Requote<O extends TxOffer = TxOffer> = (client: RpcClient, from: Address, agreed: O) => Promise<TxQuote<O>>

/**
 * The effect of a transaction, shown before the wallet opens. The contract's name is not part of it: it is looked up by
 * address (for approvals, the spender's), and unknown contracts are refused.
 */
export interface TxPreview {
  /** Maximum amounts. */
  readonly sends: readonly TxAmount[]
  /** Minimum amounts enforced by the contract, or expected amounts if nothing is enforced (`isGuaranteed` false). */
  readonly receives: readonly (TxAmount & {
    readonly isGuaranteed: boolean
    /** The minimum is enforced on what the pool sends; a fee-on-transfer token may deliver less. */
    readonly isPaidByPool?: boolean
    /** Fixed by contract terms rather than a market price. */
    readonly isFixed?: boolean
    /** Unix seconds from which it can be claimed; absent if available at once. */
    readonly fromSec?: number
  })[]
  /** For trades. */
  readonly loss?: TxLoss
  /** What a vault keeps of a deposit; absent if it keeps nothing. */
  readonly depositFee?: TxAmount
  /** Approximate amounts given up, such as pending rewards on exit. */
  readonly forfeits?: readonly TxValuedAmount[]
  /** What a compound harvests for all depositors, and what the caller gets of it; absent if unknown. */
  readonly harvest?: { readonly harvested: TxValuedAmount; readonly reward: TxValuedAmount }
  /** What the user can't take back, such as the lock of funds. */
  readonly warning?: TxText
  /** The recipient, if it is not the account. */
  readonly recipient?: Address
  /** The traded tokens: warnings about unlisted ones are repeated in the review. */
  readonly chosen?: readonly TxToken[]
  /** The called contract is a collection of the NFT market. The deployment cannot list it, so the market is asked. */
  readonly isMarketCollection?: true
  /** The factory-created vault for this token. The deployment cannot list it, so the factory is asked. */
  readonly vaultOf?: Address
}

/** Ids of decoders for contract errors. Stored, so that a failure can be explained after a reload. */
export const FAILURE_DECODERS = ['router', 'vaultWithdrawal'] as const
export type FailureDecoder = (typeof FAILURE_DECODERS)[number]

/** Gas settings and texts, common to all transactions. */
export interface TxMetadata {
  /** Gas limit = estimate x margin, at least the minimum. */
  readonly gas: { readonly margin: 1.1 | 1.2 | 1.5; readonly minimum?: bigint }
  readonly summary: TxText
  readonly success: TxText
  readonly failure: TxText
  /** Explains known reasons of the contract in more detail than `failure`. */
  readonly failureDecoder?: FailureDecoder
  /** Contracts whose reads are refreshed after the receipt. */
  readonly touches: readonly Address[]
  readonly approval?: TxApproval
  readonly claim?: { readonly recipient: Address }
  readonly move?: TxMove
  readonly preview?: TxPreview
  /** Re-derives the offer with each block while the review is open, and once more before the wallet opens. */
  readonly requote?: Requote
}

/** A contract call that the user can send: `{ ...vaultContract(address).withdraw(amountWei), gas, summary, ... }`. */
export interface TxRequest extends TxCall, TxMetadata {
  /** Sent if the call's gas cannot be estimated, for example the exact approval instead of the maximum. */
  readonly fallback?: TxCall
  /** Calls to execute first in the same atomic batch; only for wallets with EIP-5792. */
  readonly before?: readonly TxRequest[]
}

/** Bare data sent to an account, without value. */
export interface DataTxRequest extends TxMetadata {
  readonly to: Address
  readonly data: Hex
}

/** Any transaction that the user can send. */
export type AnyTxRequest = TxRequest | DataTxRequest
