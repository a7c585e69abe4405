import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { multicallContract } from '@/chain/contracts/multicall'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Deployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import type { TranslatableText } from '@/i18n/keys'
import type { Moment } from '@/lib/countdown'
import type { Address } from '@/lib/hex'

/** Where an item belongs, by the title of its page (`shell.title.<area>`). */
export type InboxArea =
  | 'vault'
  | 'farms'
  | 'pools'
  | 'croLock'
  | 'nft'
  | 'prediction'
  | 'lottery'
  | 'raffles'
  | 'squad'
  | 'competition'
  | 'ifo'
  | 'farmAuctions'
  | 'nfts'
  | 'claims'
  | 'voting'
  | 'allowances'
  | 'swap'

/** An amount of a token, or a number of NFTs: then its currency has no decimals. */
export interface InboxAmount {
  readonly currency: Currency
  /** Base units. */
  readonly wei: bigint
}

/** Something to collect, something that ends soon, or something that has changed. */
export interface InboxItem {
  /** Unique, and the same with each read. */
  readonly id: string
  readonly area: InboxArea
  readonly kind: 'claim' | 'ending' | 'change'
  readonly title: TranslatableText
  /** What the account has done about it; absent while it is not known. */
  readonly note?: TranslatableText
  readonly amounts: readonly InboxAmount[]
  /** Until when something can be done. */
  readonly until?: Moment
  /** Of a claim: since when it can be collected. */
  readonly sinceSec?: number
  /** Its page. */
  readonly path: string
  /** Collects it. */
  readonly claim?: TxRequest
}

/** What an inbox does not search by itself. */
export type LeftOut = 'lotteryPrizes' | 'olderBets' | 'olderLocks' | 'olderRaffles'

/** What was found in one read. */
export interface Findings {
  readonly items: readonly InboxItem[]
  /** Reads what depends on this read, such as the locks of a list of ids; for at most two more reads. */
  readonly rest?: Reading<Findings>
  readonly leftOut?: LeftOut
}

/** Chain time in Unix seconds, and the block that it is of. */
export interface Clock {
  readonly timeSec: number
  readonly block: number
}

/** What a source reads for. */
export interface InboxContext {
  readonly network: Deployment
  readonly account: Address
  /** Of the block that everything is read in. */
  readonly clock: Reading<Clock>
}

/**
 * What an area has for the inbox. Each of its readings fails by itself; none where the network lacks the area.
 * A new area adds a source to `inboxSources`.
 */
export interface InboxSource {
  readonly area: InboxArea
  readonly readings: (context: InboxContext) => readonly Reading<Findings>[]
}

/** How long before its end something is shown, in seconds. */
export const SOON_SEC = 7 * 86_400

/** The chain's clock. */
export function clockReading(multicall: Address): Reading<Clock> {
  const contract = multicallContract(multicall)
  return combineReadings(
    [callReading(contract.getCurrentBlockTimestamp()), callReading(contract.getBlockNumber())],
    (timeSec, block) => ({ timeSec: Number(timeSec), block: Number(block) }),
  )
}

/** Whether a moment is still to come, and near. */
export function isSoon(
  moment: Moment,
  { timeSec, block }: Clock,
  { defaultBlockTimeSec }: Pick<Deployment, 'defaultBlockTimeSec'>,
): boolean {
  const leftSec = 'timeSec' in moment ? moment.timeSec - timeSec : (moment.block - block) * defaultBlockTimeSec
  return leftSec > 0 && leftSec <= SOON_SEC
}

/** A number of NFTs of a collection. */
export function nftAmount(collection: Address, count: number | bigint, symbol = 'NFT'): InboxAmount {
  return { currency: { address: collection, symbol, name: symbol, decimals: 0 }, wei: BigInt(count) }
}
