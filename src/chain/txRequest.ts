import type { Address, Hex } from '@/lib/hex'
import type { ChainError } from './chainError'
import type { ContractFunction } from './contractFunction'

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

/** What every transaction says of itself, whatever it carries: with which gas, and what is said about it. */
interface TxTerms {
  /** Gas limit = estimate x margin, at least the minimum. */
  readonly gas: { readonly margin: 1.1 | 1.2 | 1.5; readonly minimum?: bigint }
  readonly summary: TxText
  readonly success: TxText
  readonly failure: TxText | ((error: ChainError) => TxText)
  /** Contracts whose reads the transaction changes: they are refreshed after the receipt. */
  readonly touches: readonly Address[]
  readonly approval?: TxApproval
  readonly claim?: { readonly recipient: Address }
}

/** A call of a contract that the user may send. */
export interface TxRequest extends TxTerms {
  readonly contract: Address
  readonly fn: ContractFunction<readonly unknown[], unknown>
  readonly args: readonly unknown[]
  /** Tried where the gas of `args` cannot be estimated: the exact amount after the maximum allowance. */
  readonly fallbackArgs?: readonly unknown[]
  /** Native base units. */
  readonly value?: bigint
}

/** Bare data that the user may send to an account, without value. */
export interface DataTxRequest extends TxTerms {
  readonly to: Address
  readonly data: Hex
}

/** Whatever the user may send. */
export type AnyTxRequest = TxRequest | DataTxRequest

type TypedRequest<Args extends readonly unknown[]> = Omit<TxRequest, 'fn' | 'args' | 'fallbackArgs'> & {
  readonly args: Args
  readonly fallbackArgs?: Args
}

/** Builds a request; the arguments are checked against the function's types. */
export function txRequest<Args extends readonly unknown[]>(
  fn: ContractFunction<Args, unknown>,
  request: TypedRequest<NoInfer<Args>>,
): TxRequest {
  return { ...request, fn }
}

/** What is said about a transaction that failed with `error`. */
export function failureText(request: AnyTxRequest, error: ChainError): TxText {
  return typeof request.failure === 'function' ? request.failure(error) : request.failure
}
