import { hasValidChecksum } from '@/chain/abi/checksum'
import { getDeployment } from '@/config/deployment'
import { lookalikeOf } from '@/domain/known-address/lookalike'
import type { KnownAddresses } from '@/domain/known-address/useKnownAddresses'
import type { Trade } from '@/domain/trade/trade'
import { type Address, isAddress, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

interface Found {
  readonly address: Address
  /** It leads to the address now. */
  readonly name?: string
}

/** Who receives. */
export type Recipient =
  | { readonly status: 'empty' }
  /** Neither an address nor the name of anybody who may receive. */
  | { readonly status: 'invalid' }
  /** A name that is being looked up. */
  | { readonly status: 'resolving' }
  /** A name that could not be looked up. */
  | { readonly status: 'unread' }
  /** An address that begins and ends as one that the user knows, and was not compared with it. */
  | (Found & { readonly status: 'lookalike'; readonly looksLike: Address })
  /** `looksLike` was compared with it. */
  | (Found & { readonly status: 'address'; readonly looksLike?: Address })

/** A name as it is looked up, and who it leads to. */
export interface NamedRecipient {
  readonly name: string
  readonly address: Loadable<Address | 'nobody'>
}

/** What is refused of letters in a name, which may look like others, the name service itself says when it looks them up. */
const NAME = /^(?:[^\s./:]{1,63}\.)+([a-z]+)$/

/** The name that a text may be; undefined where it is none. @param topLevels what names end in here */
export function parseName(typed: string, topLevels = getDeployment().nameService?.topLevels ?? []): string | undefined {
  const name = typed.toLowerCase()
  const [, topLevel = ''] = NAME.exec(name) ?? []
  return topLevels.includes(topLevel) ? name : undefined
}

/**
 * A typed recipient. A mistyped checksum is no address.
 * @param contracts that must not receive: what is sent to the exchange itself is lost
 * @param named what is known of the text where it is a name
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
 * A recipient beside the addresses that the user knows: a contract of this network would keep what it is sent, and one
 * that imitates a known address has to be compared with it first.
 * @param compared the address that the user has compared
 */
export function weighRecipient(recipient: Recipient, known: KnownAddresses, compared: Address | undefined): Recipient {
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

/** The contracts that a trade passes: its pools and its tokens. */
export function contractsOf({ route: { path, pairs } }: Pick<Trade, 'route'>): readonly Address[] {
  return [...pairs, ...path].map(({ address }) => address)
}
