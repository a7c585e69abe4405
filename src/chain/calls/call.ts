import { type Address, type Hex, isAddress, isLowerHex } from '@/lib/hex'

/** Address and call data in lower case, joined by a dash. Identifies a call. */
export type CallKey = `${Address}-${Hex}`

/** A contract read, to be sent alone or in a multicall. */
export interface ContractCall<T> {
  readonly key: CallKey
  readonly to: Address
  readonly data: Hex
  /** @throws AbiDecodeError for invalid data, including empty data */
  decode(result: Hex): T
}

/** The error for a call or transaction with an invalid contract address. */
export function invalidContract(address: string): Error {
  return new Error(`Invalid 'address' parameter '${address}'.`)
}

/** Builds the key of a call. @throws Error 'Invalid address: ...' or 'Invalid hex: ...' */
export function toCallKey(call: { readonly to: Address; readonly data: Hex }): CallKey {
  if (!isAddress(call.to)) throw new Error(`Invalid address: ${String(call.to)}`)
  if (!isLowerHex(call.data)) throw new Error(`Invalid hex: ${String(call.data)}`)
  return `${call.to}-${call.data}`
}

/** Splits a call key. @throws Error 'Invalid call key: ...', 'Invalid address: ...' or 'Invalid hex: ...' */
export function parseCallKey(key: string): { readonly to: Address; readonly data: Hex } {
  const [to, data, ...more] = key.split('-')
  if (to === undefined || data === undefined || more.length > 0) throw new Error(`Invalid call key: ${key}`)
  if (!isAddress(to)) throw new Error(`Invalid address: ${to}`)
  if (!isLowerHex(data)) throw new Error(`Invalid hex: ${data}`)
  return { to, data }
}
