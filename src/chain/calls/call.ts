import { type Address, type Hex, isAddress, isLowerHex } from '@/lib/hex'

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
