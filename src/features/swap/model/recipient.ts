import { hasValidChecksum } from '@/chain/checksum'
import type { Trade } from '@/domain/trade/trade'
import { type Address, isAddress, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'

/** Who receives. */
export type Recipient =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid' }
  | { readonly status: 'address'; readonly address: Address }

/**
 * A typed recipient. A mistyped checksum is no address.
 * @param contracts that must not receive: what is sent to the exchange itself is lost
 */
export function readRecipient(typed: string, contracts: readonly Address[]): Recipient {
  if (typed === '') return { status: 'empty' }
  if (!isAddress(typed) || typed === ZERO_ADDRESS || !hasValidChecksum(typed)) return { status: 'invalid' }
  return contracts.some((contract) => isSameAddress(contract, typed)) ? { status: 'invalid' } : { status: 'address', address: typed }
}

/** The contracts that a trade passes: its pools and its tokens. */
export function contractsOf({ route: { path, pairs } }: Pick<Trade, 'route'>): readonly Address[] {
  return [...pairs, ...path].map(({ address }) => address)
}
