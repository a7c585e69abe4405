import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { encodeCall } from '../abi/codec'
import type { ContractFunction } from '../abi/contractFunction'
import { invalidContract } from '../calls/call'

/** A state-changing call, as returned by a contract's write methods. */
export interface TxCall<Output = unknown> {
  readonly contract: Address
  readonly fn: ContractFunction<readonly unknown[], Output>
  readonly args: readonly unknown[]
  /** Native base units. */
  readonly value?: bigint
}

/** The last argument of a payable method. */
export interface TxValue {
  /** Native base units. */
  readonly value: bigint
}

/** @throws Error "Invalid 'address' parameter ..." for an invalid or zero address: what is sent there is lost */
export function txCall<Output>(
  contract: Address,
  fn: ContractFunction<readonly unknown[], Output>,
  args: readonly unknown[],
  { value }: Partial<TxValue> = {},
): TxCall<Output> {
  if (!isAddress(contract) || contract === ZERO_ADDRESS) throw invalidContract(contract)
  return { contract, fn, args, ...(value === undefined || value === 0n ? {} : { value }) }
}

/** Selector and arguments. @throws AbiEncodeError for an argument that does not fit its type */
export function callData({ fn, args }: Pick<TxCall, 'fn' | 'args'>): Hex {
  return encodeCall(fn, args)
}
