import { type Address, type Hex, isAddress, isLowerHex } from '@/lib/hex'
import type { AbiType } from '../abi/abiType'
import { decodeData, encodeCall } from '../abi/codec'
import type { ContractFunction } from '../abi/contractFunction'

/** Address and call data, both lower case, joined by a dash. The same call has the same key everywhere. */
export type CallKey = `${Address}-${Hex}`

/** One read of a contract, ready to be sent alone or in a multicall. */
export interface ContractCall<T> {
  readonly key: CallKey
  readonly to: Address
  readonly data: Hex
  /** @throws AbiDecodeError for data that is not a valid answer, empty data included */
  decode(result: Hex): T
}

/** What is thrown where a call or a transaction is made for a contract of such an address. */
export function invalidContract(address: string): Error {
  return new Error(`Invalid 'address' parameter '${address}'.`)
}

// A class: hundreds are made with each render, and a method is shared where a closure is not.
class EncodedCall<Args extends readonly unknown[], Output> implements ContractCall<Output> {
  readonly key: CallKey
  readonly to: Address
  readonly data: Hex
  private readonly outputs: AbiType<Output>

  constructor(to: Address, fn: ContractFunction<Args, Output>, args: Args) {
    if (!isAddress(to)) throw invalidContract(String(to))
    this.to = to.toLowerCase() as Address
    // The codec writes lower-case hex: the key needs no second look at it.
    this.data = encodeCall(fn, args)
    this.key = `${this.to}-${this.data}`
    this.outputs = fn.outputs
  }

  decode(result: Hex): Output {
    return decodeData(this.outputs, result)
  }
}

/** Describes the call `fn(...args)` of the contract at `to`. @throws for an address or argument that cannot be encoded */
export function contractCall<Args extends readonly unknown[], Output>(
  to: Address,
  fn: ContractFunction<Args, Output>,
  ...args: Args
): ContractCall<Output> {
  return new EncodedCall(to, fn, args)
}

/** @throws Error 'Invalid address: ...' or 'Invalid hex: ...' */
export function toCallKey(call: { readonly to: Address; readonly data: Hex }): CallKey {
  if (!isAddress(call.to)) throw new Error(`Invalid address: ${String(call.to)}`)
  if (!isLowerHex(call.data)) throw new Error(`Invalid hex: ${String(call.data)}`)
  return `${call.to}-${call.data}`
}

/** @throws Error 'Invalid call key: ...', 'Invalid address: ...' or 'Invalid hex: ...' */
export function parseCallKey(key: string): { readonly to: Address; readonly data: Hex } {
  const [to, data, ...more] = key.split('-')
  if (to === undefined || data === undefined || more.length > 0) throw new Error(`Invalid call key: ${key}`)
  if (!isAddress(to)) throw new Error(`Invalid address: ${to}`)
  if (!isLowerHex(data)) throw new Error(`Invalid hex: ${data}`)
  return { to, data }
}
