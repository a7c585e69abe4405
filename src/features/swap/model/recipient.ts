import { hasValidChecksum } from '@/chain/abi/checksum'
import { getDeployment } from '@/config/deployment'
import { lookalikeOf } from '@/domain/known-address/lookalike'
import type { KnownAddresses } from '@/domain/known-address/useKnownAddresses'
import type { Trade } from '@/domain/trade/trade'
import { type Address, isAddress, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

interface Found {
  readonly address: Address
  /** The name that currently resolves to the address. */
  readonly name?: string
}

/** State of the recipient field. */
export type Recipient =
  | { readonly status: 'empty' }
  /** Neither an address nor a name that resolves to a valid recipient. */
  | { readonly status: 'invalid' }
  /** A name that is being resolved. */
  | { readonly status: 'resolving' }
  /** A name that could not be resolved. */
  | { readonly status: 'unread' }
  /** An address that starts and ends like a known one and has not been compared with it. */
  | (Found & { readonly status: 'lookalike'; readonly looksLike: Address })
  /** `looksLike` has been compared with it. */
  | (Found & { readonly status: 'address'; readonly looksLike?: Address })

/** A name and the address that it resolves to. */
export interface NamedRecipient {
  readonly name: string
  readonly address: Loadable<Address | 'nobody'>
}

/** Confusable characters are rejected by the name service when it resolves the name. */
const NAME = /^(?:[^\s./:]{1,63}\.)+([a-z]+)$/

/** The name in a text; undefined if it is none. @param topLevels supported top-level domains */
export function parseName(typed: string, topLevels = getDeployment().nameService?.topLevels ?? []): string | undefined {
  const name = typed.toLowerCase()
  const [, topLevel = ''] = NAME.exec(name) ?? []
  return topLevels.includes(topLevel) ? name : undefined
}

/**
 * Parses a typed recipient. An address with a wrong checksum is invalid.
 * @param contracts excluded recipients: tokens sent to the exchange's contracts are lost
 * @param named resolution of the text, if it is a name
 */
export function readRecipient(typed: string, contracts: readonly Address[], named?: NamedRecipient): Recipient {
  const readAddress = (address: Address, name: { readonly name?: string }): Recipient =>
    address === ZERO_ADDRESS || contracts.some((contract) => isSameAddress(contract, address))
      ? { status: 'invalid' }
      : { status: 'address', address, ...name }
  if (typed === '') return { status: 'empty' }
  if (named === undefined)
    return isAddress(typed) && hasValidChecksum(typed) ? readAddress(typed, {}) : { status: 'invalid' }
  const { name, address } = named
  if (address.status === 'loading') return { status: 'resolving' }
  if (address.status !== 'ready') return { status: 'unread' }
  return address.value === 'nobody' ? { status: 'invalid' } : readAddress(address.value, { name })
}

/**
 * Checks a recipient against known addresses: contracts of this network are rejected, and a lookalike of a known
 * address has to be compared first.
 * @param compared address that the user has compared
 */
export function assessRecipient(recipient: Recipient, known: KnownAddresses, compared: Address | undefined): Recipient {
  if (recipient.status !== 'address') return recipient
  const { address } = recipient
  if (known.of(address) === 'contract') return { status: 'invalid' }
  const looksLike = lookalikeOf(address, known.list)
  if (looksLike === undefined) return recipient
  return {
    ...recipient,
    looksLike,
    status: compared !== undefined && isSameAddress(compared, address) ? 'address' : 'lookalike',
  }
}

/** Contracts that a trade passes: its pools and tokens. */
export function contractsOf({ route: { path, pairs } }: Pick<Trade, 'route'>): readonly Address[] {
  return [...pairs, ...path].map(({ address }) => address)
}
