import type { TxText } from '@/chain/tx/txRequest'
import { type Auction, type BidBook, bidStep, type FarmAuctions } from '@/domain/auction/auction'
import { bidTx } from '@/domain/auction/auctionTx'
import { acceptsBids, auctionPhase } from '@/domain/auction/model/phase'
import { amountOf, type BidPlace, placeOfTotal } from '@/domain/auction/model/ranking'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { formatAmount } from '@/lib/amount'
import { readAmount } from '@/lib/amountInput'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'

const invalid = (key: string, values?: TxText['values']): FormState => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})

/** A typed bid and where it leads. */
export interface BidDraft extends BidPlace {
  /** What is added, base units. */
  readonly amountWei: bigint
  /** With what the account has bid before, base units. */
  readonly totalWei: bigint
}

export interface BidDraftFacts {
  readonly auctions: FarmAuctions
  readonly auction: Auction
  readonly book: BidBook
  readonly account: Address
  readonly typed: string
}

/** The typed bid; undefined for what is no amount, or 0. */
export function readBid({ auctions, auction, book, account, typed }: BidDraftFacts): BidDraft | undefined {
  const amount = readAmount(typed, auctions.token.decimals)
  if (amount.status !== 'amount') return undefined
  const totalWei = amountOf(book, account) + amount.wei
  return { amountWei: amount.wei, totalWei, ...placeOfTotal(book, account, totalWei, auction.places) }
}

export interface BidFacts {
  readonly walletStatus: WalletSession['status']
  readonly auctions: FarmAuctions
  readonly account: Address | undefined
  readonly auction: Loadable<Auction>
  readonly book: Loadable<BidBook>
  readonly isBidder: Loadable<boolean>
  /** Number of the latest block. */
  readonly block: number | undefined
  readonly typed: string
  readonly balance: Loadable<bigint>
  readonly approval: Approval
}

/** Why nobody can bid now; undefined while bids are accepted. */
function closedReason(auction: Auction, block: number): FormState | undefined {
  if (acceptsBids(auction, block)) return undefined
  const phase = auctionPhase(auction, block)
  return invalid(`auction.bid.not.${phase === 'open' ? 'finished' : phase}`)
}

/** What is wrong with the amount itself; undefined if nothing is. */
function amountProblem({ token }: FarmAuctions, auction: Auction, book: BidBook, account: Address, wei: bigint) {
  if (wei % bidStep(token) !== 0n) return invalid('auction.bid.multiple')
  if (amountOf(book, account) === 0n && wei < auction.initialBidWei)
    return invalid('auction.bid.first', {
      initialBidAmount: formatAmount(auction.initialBidWei, token.decimals),
      asset: token.symbol,
    })
  return undefined
}

/** The form of a bid. */
export function deriveBidForm(facts: BidFacts): FormState {
  const { auctions, account, isBidder, block, typed, balance, approval } = facts
  const blocked = walletForm(facts.walletStatus)
  if (blocked !== undefined) return blocked
  if ([facts.auction, facts.book, isBidder].some(({ status }) => status === 'failed')) return invalid('auction.unread')
  const [auction, book, mayBid] = [valueOf(facts.auction), valueOf(facts.book), valueOf(isBidder)]
  if (auction === undefined || book === undefined || mayBid === undefined || account === undefined)
    return invalid('auction.checking')
  if (block === undefined) return invalid('auction.checking')
  if (!mayBid) return invalid('auction.bid.notWhitelisted')
  const closed = closedReason(auction, block)
  if (closed !== undefined) return closed
  const amount = readAmount(typed, auctions.token.decimals)
  if (amount.status === 'empty') return { status: 'empty', text: { key: 'auction.bid.enter' } }
  // More decimals than the token has are no multiple of 10 either.
  if (amount.status === 'tooPrecise') return invalid('auction.bid.multiple')
  const tooMuch = invalid('auction.bid.insufficient', { asset: auctions.token.symbol })
  if (amount.status === 'tooLarge') return tooMuch
  const wrong = amountProblem(auctions, auction, book, account, amount.wei)
  if (wrong !== undefined) return wrong
  if (balance.status === 'failed') return invalid('auction.balance.failed')
  const balanceWei = valueOf(balance)
  if (balanceWei === undefined) return invalid('auction.checking')
  if (amount.wei > balanceWei) return tooMuch
  const bid = {
    request: bidTx({ auctions, auction, account, amountWei: amount.wei, book }),
    text: { key: 'auction.bid.submit' },
  }
  return approvalForm(approval, { key: 'auction.checking' }, bid) ?? { status: 'ready', ...bid }
}
