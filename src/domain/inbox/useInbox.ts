import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { tokenOf } from '@/domain/token/currency'
import { useCallReader } from '@/hooks/useCallReader'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'
import {
  currencyPrice,
  type InboxPart,
  type InboxState,
  inboxParts,
  inboxState,
  pricedTokens,
  type ReadPart,
  restOf,
} from './findings'
import { inboxSources } from './sources'

/** What is claimed on this page is read again at once; the rest changes slowly. */
const READ_OPTIONS = { blocksPerFetch: 10 } as const
const NO_PARTS: readonly InboxPart[] = []

export interface Inbox extends InboxState {
  /** USD per token; undefined without a market price. */
  readonly priceOf: (currency: Currency) => Loadable<Decimal | undefined>
}

function useLevel(parts: readonly InboxPart[]): readonly ReadPart[] {
  const read = useCallReader(
    useMemo(() => parts.map(({ reading }) => reading), [parts]),
    READ_OPTIONS,
  )
  return useMemo(() => parts.map((part) => ({ ...part, found: part.reading.derive(read) })), [parts, read])
}

/** The inbox of an account: one multicall for all areas, and further ones only for what these name by id. */
export function useInbox(account: Address): Inbox {
  const network = getDeployment()
  const { multicall } = network.contracts
  const parts = useMemo(
    () => (multicall === undefined ? NO_PARTS : inboxParts(inboxSources, network, multicall, account)),
    [network, multicall, account],
  )
  const prices = useMemo(
    () => new Map(pricedTokens(network).map((address) => [address.toLowerCase(), currencyPrice(network, { address })])),
    [network],
  )
  const readPrice = useCallReader(
    useMemo(() => [...prices.values()], [prices]),
    READ_OPTIONS,
  )
  const first = useLevel(parts)
  const second = useLevel(useMemo(() => restOf(first), [first]))
  const third = useLevel(useMemo(() => restOf(second), [second]))
  const state = useMemo(() => inboxState([...first, ...second, ...third]), [first, second, third])
  return useMemo(
    () => ({
      ...state,
      priceOf: ({ address }) => {
        const price = prices.get(tokenOf(address, network)?.toLowerCase() ?? '')
        return price === undefined ? ready(undefined) : price.derive(readPrice)
      },
    }),
    [state, prices, readPrice, network],
  )
}
