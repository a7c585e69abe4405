import type { Decimal } from '@/lib/decimal'
import type { Address, Hex } from '@/lib/hex'
import type { RpcClient } from '../rpc/rpcClient'
import type { TxCall } from './txCall'

/** A text of the interface that can be stored: a translation key and the values of its placeholders. */
export interface TxText {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}

/** The part of a transaction that is about an allowance; makes a pending approval findable. */
export interface TxApproval {
  readonly tokenAddress: Address
  readonly spender: Address
}

/** A deposit into a vault, or a withdrawal of everything; makes a migration that is half done findable. */
export interface TxVaultMove {
  readonly kind: 'deposit' | 'withdrawal'
  /** Its share token. */
  readonly vault: Address
  /** Underlying base units as a decimal text: it is stored. About, for a withdrawal of everything. */
  readonly amount: string
}

/** An amount of one currency, as a preview shows it. */
export interface TxAmount {
  readonly token: Address | 'native'
  readonly symbol: string
  readonly decimals: number
  /** Base units; with 0 decimals for what is counted, such as an NFT. Absent where only the chain will tell. */
  readonly amountWei?: bigint
}

/** A token that the user chose, as it is known to the form. */
export interface TxToken {
  readonly address: Address | 'native'
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** What a transaction loses against the prices before it, and what it takes to agree to that. */
export interface TxLoss {
  /** Hundredths of a per cent. */
  readonly bps: number
  readonly consent: 'none' | 'tick' | 'word'
  /** Who agrees to this loss agrees to any up to this one, in hundredths of a per cent. */
  readonly consentUpToBps: number
  /** The largest loss that the user agreed to in the form, in hundredths of a per cent; absent where they were not asked. */
  readonly agreedBps?: number
  /** Translation keys: the figure's name, the warning and what is ticked or typed; `%impact%` and `%loss%` are the loss in per cent. */
  readonly texts: { readonly name: string; readonly warning: string; readonly consent: string }
}

/** A request that can be sent as it is. */
export interface TxOffer {
  readonly request: AnyTxRequest
}

/** What the latest block makes of an offer: one that can be sent, or why the form would not offer it any more. */
export type TxQuote<O extends TxOffer = TxOffer> =
  | { readonly status: 'offered'; readonly offer: O }
  | { readonly status: 'refused'; readonly title: TxText; readonly text?: TxText }

/** Derives an offer anew from the latest block, where bounds were agreed to within those. @throws what a node threw (read it with `toChainError`) */
export type Requote<O extends TxOffer = TxOffer> = (client: RpcClient, from: Address, agreed: O) => Promise<TxQuote<O>>

/**
 * What a transaction does to the account, shown before the wallet opens. The contract's name is not said here: it is
 * looked up in the deployment by the address that is called (the spender of an approval), and what is not found there
 * is refused.
 */
export interface TxPreview {
  /** At most. */
  readonly leaves: readonly TxAmount[]
  /** The least that the contract itself enforces, or, where it enforces nothing, what is expected (`isGuaranteed` false). */
  readonly arrives: readonly (TxAmount & {
    readonly isGuaranteed: boolean
    /** What is enforced is what a pool pays: the token itself may keep a part of the transfer, which nobody looks at. */
    readonly isPaidByPool?: boolean
    /** Set by terms and not by a market: it never moves a little by itself. */
    readonly isFixed?: boolean
    /** Unix seconds from which on it can be had; absent for at once. */
    readonly fromSec?: number
  })[]
  /** Where it trades. */
  readonly loss?: TxLoss
  /** What the account gives up by it, about: the pending rewards of a vault that it leaves. */
  readonly forfeits?: readonly (TxAmount & { /** Absent where it has no price. */ readonly usd?: Decimal })[]
  /** Who gets what arrives, where that is not the account. */
  readonly recipient?: Address
  /** What the user chose to trade: what must be said of a token that nobody vouches for is repeated before the wallet. */
  readonly chosen?: readonly TxToken[]
  /** A vault that the factory made for this token: found by asking the factory, as the deployment cannot list it. */
  readonly vaultOf?: Address
}

/** Ids of what explains a contract's reasons; they are stored, so that a failure is explained after a reload as well. */
export const FAILURE_DECODERS = ['router', 'vaultWithdrawal'] as const
export type FailureDecoder = (typeof FAILURE_DECODERS)[number]

/** What every transaction says of itself, whatever it carries: with which gas, and what is said about it. */
export interface TxTerms {
  /** Gas limit = estimate x margin, at least the minimum. */
  readonly gas: { readonly margin: 1.1 | 1.2 | 1.5; readonly minimum?: bigint }
  readonly summary: TxText
  readonly success: TxText
  readonly failure: TxText
  /** Says more than `failure` where it knows the contract's reason. */
  readonly failureDecoder?: FailureDecoder
  /** Contracts whose reads the transaction changes: they are refreshed after the receipt. */
  readonly touches: readonly Address[]
  readonly approval?: TxApproval
  readonly claim?: { readonly recipient: Address }
  readonly vaultMove?: TxVaultMove
  readonly preview?: TxPreview
  /** For what the chain decides: the review follows it with each block, and once more before the wallet opens. */
  readonly requote?: Requote
}

/** A call of a contract that the user may send: `{ ...vaultContract(address).withdraw(amountWei), gas, summary, ... }`. */
export interface TxRequest extends TxCall, TxTerms {
  /** Sent where the gas of the call itself cannot be estimated: the exact amount after the maximum allowance. */
  readonly fallback?: TxCall
  /** What is done before it in the same confirmation, all or none: only for a wallet that takes several calls as one. */
  readonly before?: readonly TxRequest[]
}

/** Bare data that the user may send to an account, without value. */
export interface DataTxRequest extends TxTerms {
  readonly to: Address
  readonly data: Hex
}

/** Whatever the user may send. */
export type AnyTxRequest = TxRequest | DataTxRequest
