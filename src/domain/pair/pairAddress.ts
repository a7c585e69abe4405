import { create2Address } from '@/chain/abi/create2'
import type { Token } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import type { Exchange } from './exchange'
import { sortTokens } from './pair'

/** Cached, because hashing is the most expensive step. */
const known = new Map<string, Address>()

/** The CREATE2 address of two tokens' pair, in lower case, whether or not it exists. */
export function pairAddress(
  { factory, initCodeHash }: Pick<Exchange, 'factory' | 'initCodeHash'>,
  a: Pick<Token, 'address'>,
  b: Pick<Token, 'address'>,
): Address {
  const [token0, token1] = sortTokens(a, b)
  const saltSource = `0x${token0.address.slice(2)}${token1.address.slice(2)}`.toLowerCase() as `0x${string}`
  const key = `${factory}${initCodeHash}${saltSource}`
  const address = known.get(key) ?? create2Address(factory, saltSource, initCodeHash)
  known.set(key, address)
  return address
}
