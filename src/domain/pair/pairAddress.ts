import { create2Address } from '@/chain/abi/create2'
import type { Token } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import type { Exchange } from './exchange'
import { sortTokens } from './pair'

/** Hashing takes longer than all else that is done with a pair. */
const known = new Map<string, Address>()

/** Where the exchange's factory has, or would have, the pair of two tokens; in lower case. */
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
