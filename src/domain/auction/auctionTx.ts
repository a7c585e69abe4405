import { callReading, combineReadings } from '@/chain/calls/reading'
import { readReading } from '@/chain/calls/readReading'
import { farmAuctionContract } from '@/chain/contracts/farmAuction'
import { multicallContract } from '@/chain/contracts/multicall'
import type { Requote, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import { currencyAmount } from '@/domain/token/currency'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import type { Auction, BidBook, FarmAuctions } from './auction'
import { acceptsBids, auctionPhase } from './model/phase'
import { amountOf, type BidPlace, placeOfTotal } from './model/ranking'
import { auctionReading, bidBookReading, isReclaimableReading } from './reads'

const GAS = { margin: 1.2 } as const
/** What a bid costs depends on how many winners it passes, which can change until it is mined. */
const BID_GAS = { margin: 1.5 } as const

const refused = (key: string, values?: Readonly<Record<string, string>>): TxQuote => ({
  status: 'refused',
  title: { key: `auction.tx.refused.${key}` },
  text: { key: `auction.tx.refused.${key}.body`, ...(values && { values }) },
})

/** An auction at the block in which it is read. */
function auctionNow({ address, multicall }: FarmAuctions, id: number) {
  return combineReadings(
    [auctionReading(address, id), callReading(multicallContract(multicall).getBlockNumber())],
    (auction, block) => ({ auction, block: Number(block) }),
  )
}

export interface BidOrder {
  readonly auctions: FarmAuctions
  readonly auction: Pick<Auction, 'id' | 'places'>
  readonly account: Address
  /** What is added to the account's bid, base units. */
  readonly amountWei: bigint
  readonly book: BidBook
}

function amountText({ token: { decimals } }: FarmAuctions, wei: bigint): string {
  return formatAmount(wei, decimals)
}

/** Refuses a bid that is too late, and one that would no longer win although it did when it was offered. */
function requoteBid(order: BidOrder, offered: BidPlace): Requote {
  const { auctions, auction, account, amountWei } = order
  return async (client) => {
    const reading = combineReadings(
      [auctionNow(auctions, auction.id), bidBookReading(auctions.address, auction.id)],
      (now, book) => ({ ...now, book }),
    )
    const { auction: terms, block, book } = await readReading(client, auctions.multicall, reading)
    if (!acceptsBids(terms, block)) return refused('over')
    const { place, isWinning } = placeOfTotal(book, account, amountOf(book, account) + amountWei, terms.places)
    if (offered.isWinning && !isWinning)
      return refused('outbid', { place: String(place), places: String(terms.places) })
    return { status: 'offered', offer: { request: createBidTx({ ...order, book }, offered) } }
  }
}

/** @param offered the place that the user was offered */
function createBidTx(order: BidOrder, offered: BidPlace): TxRequest {
  const { auctions, auction, account, amountWei, book } = order
  const { address, token } = auctions
  const totalWei = amountOf(book, account) + amountWei
  const { place, isWinning } = placeOfTotal(book, account, totalWei, auction.places)
  const values = { amount: amountText(auctions, amountWei), asset: token.symbol, id: String(auction.id) }
  return {
    ...farmAuctionContract(address).bid(amountWei),
    gas: BID_GAS,
    summary: { key: 'auction.tx.bid', values },
    success: { key: 'auction.tx.bid.success', values },
    failure: { key: 'auction.tx.bid.failure' },
    touches: [address, token.address],
    preview: {
      sends: [currencyAmount(token, amountWei)],
      receives: [],
      warning: {
        key: isWinning ? 'auction.tx.bid.winning' : 'auction.tx.bid.losing',
        values: {
          total: amountText(auctions, totalWei),
          asset: token.symbol,
          place: String(place),
          places: String(auction.places),
        },
      },
    },
    requote: requoteBid(order, offered),
  }
}

/** Bids in an auction, or adds to the account's bid. */
export function bidTx(order: BidOrder): TxRequest {
  const { auction, account, amountWei, book } = order
  return createBidTx(order, placeOfTotal(book, account, amountOf(book, account) + amountWei, auction.places))
}

export interface ReclaimOrder {
  readonly auctions: FarmAuctions
  readonly auctionId: number
  readonly account: Address
  /** Base units. */
  readonly amountWei: bigint
}

/** Takes a losing bid back. */
export function reclaimTx({ auctions, auctionId, account, amountWei }: ReclaimOrder): TxRequest {
  const { address, multicall, token } = auctions
  const values = { amount: amountText(auctions, amountWei), asset: token.symbol, id: String(auctionId) }
  return {
    ...farmAuctionContract(address).claimAuction(BigInt(auctionId)),
    gas: GAS,
    summary: { key: 'auction.tx.reclaim', values },
    success: { key: 'auction.tx.reclaim.success', values },
    failure: { key: 'auction.tx.reclaim.failure' },
    touches: [address, token.address],
    preview: { sends: [], receives: [{ ...currencyAmount(token, amountWei), isGuaranteed: true }] },
    requote: async (client, _from, agreed) =>
      (await readReading(client, multicall, isReclaimableReading(address, auctionId, account)))
        ? { status: 'offered', offer: agreed }
        : refused('reclaimed'),
  }
}

/** Closes an auction that is over, so that losing bids can be taken back. */
export function closeAuctionTx(auctions: FarmAuctions, id: number): TxRequest {
  const values = { id: String(id) }
  return {
    ...farmAuctionContract(auctions.address).closeAuction(BigInt(id)),
    gas: GAS,
    summary: { key: 'auction.tx.close', values },
    success: { key: 'auction.tx.close.success', values },
    failure: { key: 'auction.tx.close.failure' },
    touches: [auctions.address],
    preview: { sends: [], receives: [] },
    requote: async (client, _from, agreed) => {
      const { auction, block } = await readReading(client, auctions.multicall, auctionNow(auctions, id))
      return auctionPhase(auction, block) === 'finished' ? { status: 'offered', offer: agreed } : refused('closed')
    },
  }
}

/** Pays winning bids of a closed auction to the treasury. @param winners those whose bids are still there */
export function payTreasuryTx(auctions: FarmAuctions, id: number, winners: readonly Address[]): TxRequest {
  const values = { id: String(id) }
  return {
    ...farmAuctionContract(auctions.address).claimAuctionLeaderboard(BigInt(id), winners),
    gas: GAS,
    summary: { key: 'auction.tx.pay', values },
    success: { key: 'auction.tx.pay.success', values },
    failure: { key: 'auction.tx.pay.failure' },
    touches: [auctions.address, auctions.token.address],
    preview: { sends: [], receives: [], warning: { key: 'auction.tx.pay.warning' } },
  }
}
