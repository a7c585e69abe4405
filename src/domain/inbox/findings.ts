import type { Reading } from '@/chain/calls/reading'
import { constantReading } from '@/chain/calls/reading'
import { readLatest } from '@/chain/calls/readReading'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Deployment } from '@/config/deployment'
import { farmsOf } from '@/domain/farm/farm'
import { farmStakePriceReading } from '@/domain/farm/farmReads'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import type { Currency } from '@/domain/token/currency'
import { tokenOf } from '@/domain/token/currency'
import { findTokenByAddress } from '@/domain/token/token'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, retryFailed, valueOf } from '@/lib/loadable'
import {
  clockReading,
  type Findings,
  type InboxArea,
  type InboxContext,
  type InboxItem,
  type InboxSource,
  type LeftOut,
} from './item'

/** A reading of an area. */
export interface InboxPart {
  readonly area: InboxArea
  readonly reading: Reading<Findings>
}

/** A part with its answer. */
export interface ReadPart extends InboxPart {
  readonly found: Loadable<Findings>
}

/** Reads that depend on one another: the first, what depends on it, and what depends on that. */
export const READ_LEVELS = 3

/** Everything that is read first, in one multicall. */
export function inboxParts(
  sources: readonly InboxSource[],
  network: Deployment,
  multicall: Address,
  account: Address,
): readonly InboxPart[] {
  const context: InboxContext = { network, account, clock: clockReading(multicall) }
  return sources.flatMap(({ area, readings }) => readings(context).map((reading) => ({ area, reading })))
}

/** What depends on parts that are read. */
export function restOf(parts: readonly ReadPart[]): readonly InboxPart[] {
  return parts.flatMap(({ area, found }) => {
    const rest = valueOf(found)?.rest
    return rest === undefined ? [] : [{ area, reading: rest }]
  })
}

/** What all reads of an inbox have found. */
export interface InboxState {
  readonly items: readonly InboxItem[]
  /** Each is named once. */
  readonly leftOut: readonly LeftOut[]
  /** Areas that could not be read, or not wholly. */
  readonly failed: readonly InboxArea[]
  /** Reads again what failed; undefined if nothing has. */
  readonly retry: (() => void) | undefined
  readonly isLoading: boolean
  /** When the oldest of values that could not be refreshed was read, Unix milliseconds. */
  readonly staleSinceMs: number | undefined
}

/** Combines the answers of all levels. */
export function inboxState(parts: readonly ReadPart[]): InboxState {
  const answers = parts.map(({ found }) => found)
  const values = answers.flatMap((answer) => valueOf(answer) ?? [])
  const failed = parts.filter(({ found }) => found.status === 'failed')
  const stale = answers.flatMap((answer) => (answer.status === 'stale' ? [answer.asOfMs] : []))
  return {
    items: values.flatMap(({ items }) => items),
    leftOut: [...new Set(values.flatMap(({ leftOut }) => leftOut ?? []))],
    failed: [...new Set(failed.map(({ area }) => area))],
    retry: failed.length === 0 ? undefined : () => retryFailed(answers),
    isLoading: answers.some(({ status }) => status === 'loading'),
    staleSinceMs: stale.length === 0 ? undefined : Math.min(...stale),
  }
}

/** USD per token of what claims pay; of other tokens nothing is known. */
export function currencyPrice(network: Deployment, { address }: Pick<Currency, 'address'>): PriceReading {
  const token = tokenOf(address, network)
  const farm = farmsOf(network).find(({ staked }) => token !== undefined && isSameAddress(staked.address, token))
  if (farm !== undefined) return farmStakePriceReading(network, farm)
  const known = token && findTokenByAddress(network, token)
  return known === undefined ? constantReading(undefined) : tokenPriceReading(network, known.symbol)
}

/** Tokens that claims are paid in, whose prices are read with the first multicall. */
export function pricedTokens(network: Deployment): readonly Address[] {
  const { product, wcro } = network.contracts
  const rewards = network.farms.pools.flatMap(({ rewardToken }) => network.tokens[rewardToken]?.address ?? [])
  return [...new Set([product, wcro, network.ifos?.lpToken, ...rewards].filter((address) => address !== undefined))]
}

/**
 * Reads the items of some parts and what depends on them at the latest block, outside of the page's multicall: before a
 * claim is sent, because another tab may have collected it.
 * @throws RpcError, NetworkError, and Error if a part could not be read
 */
export async function readItems(
  client: RpcClient,
  multicall: Address,
  parts: readonly InboxPart[],
): Promise<readonly InboxItem[]> {
  const items: InboxItem[] = []
  let level = parts
  for (let depth = 0; depth < READ_LEVELS && level.length > 0; depth += 1) {
    const answers = await readLatest(
      client,
      multicall,
      level.map(({ reading }) => reading),
    )
    const read = level.map((part, index): ReadPart => {
      const found = answers[index]
      if (found === undefined || valueOf(found) === undefined) throw new Error('The chain does not say it')
      return { ...part, found }
    })
    items.push(...inboxState(read).items)
    level = restOf(read)
  }
  return items
}
