import { describe, expect, it } from 'vitest'
import { getFarmAuctions } from '@/domain/auction/auction'
import { ANA, BEN, CLEO, openAuction, testBook, WEI } from '@/domain/auction/testing/bids'
import { exactApproval } from '@/forms/approval'
import { LOADING, ready } from '@/lib/loadable'
import { type BidFacts, deriveBidForm, readBid } from './bidForm'

const failed = { status: 'failed', retry: () => undefined } as const
const book = testBook(
  [
    [ANA, 12_000],
    [BEN, 6_000],
  ],
  [ANA, BEN],
)

function auctions() {
  const found = getFarmAuctions()
  if (found === undefined) throw new Error('The network has no auctions')
  return found
}

function derive(part: Partial<BidFacts> = {}) {
  return deriveBidForm({
    walletStatus: 'connected',
    auctions: auctions(),
    account: CLEO,
    auction: ready(openAuction),
    book: ready(book),
    isBidder: ready(true),
    block: 150,
    typed: '6010',
    balance: ready(20_000n * WEI),
    approval: { status: 'APPROVED' },
    ...part,
  })
}
const said = (form: ReturnType<typeof derive>) => ('text' in form ? form.text : { key: form.status })

describe('deriveBidForm', () => {
  it('bids what was typed, and says where that leads', () => {
    const form = derive()
    const request = form.status === 'ready' ? form.request : undefined
    expect(request?.args).toEqual([6_010n * WEI])
    expect(request?.preview?.sends[0]?.amountWei).toBe(6_010n * WEI)
    expect(request?.preview?.warning).toEqual({
      key: 'auction.tx.bid.winning',
      values: { total: '6,010', asset: 'DIAL', place: '2', places: '2' },
    })
  })

  it('adds to the bid before', () => {
    const form = derive({ account: BEN, typed: '10' })
    const request = form.status === 'ready' ? form.request : undefined
    expect(request?.args).toEqual([10n * WEI])
    expect(request?.preview?.warning?.values?.['total']).toBe('6,010')
  })

  it('warns of a bid that does not win', () => {
    const form = derive({ typed: '5000' })
    const request = form.status === 'ready' ? form.request : undefined
    expect(request?.preview?.warning?.key).toBe('auction.tx.bid.losing')
  })

  it.each<[string, Partial<BidFacts>, string]>([
    ['nothing typed', { typed: '' }, 'auction.bid.enter'],
    ['0', { typed: '0.0' }, 'auction.bid.enter'],
    ['no multiple of 10', { typed: '6011' }, 'auction.bid.multiple'],
    ['a fraction', { typed: '6010.5' }, 'auction.bid.multiple'],
    ['too many decimals', { typed: '6010.0000000000000000001' }, 'auction.bid.multiple'],
    ['a first bid that is too low', { typed: '4990' }, 'auction.bid.first'],
    ['more than the balance', { typed: '20010' }, 'auction.bid.insufficient'],
    ['more than any balance', { typed: '9'.repeat(78) }, 'auction.bid.insufficient'],
    ['an unread balance', { balance: LOADING }, 'auction.checking'],
    ['a failed balance', { balance: failed }, 'auction.balance.failed'],
    ['an account that is not whitelisted', { isBidder: ready(false) }, 'auction.bid.notWhitelisted'],
    ['an unread whitelist', { isBidder: LOADING }, 'auction.checking'],
    ['a failed auction', { auction: failed }, 'auction.unread'],
    ['failed bids', { book: failed }, 'auction.unread'],
    ['an auction that has not started', { block: 100 }, 'auction.bid.not.pending'],
    ['the last block', { block: 199 }, 'auction.bid.not.finished'],
    ['the end', { block: 200 }, 'auction.bid.not.finished'],
    ['a closed auction', { auction: ready({ ...openAuction, status: 'close' }) }, 'auction.bid.not.closed'],
    ['no block', { block: undefined }, 'auction.checking'],
    ['no wallet', { walletStatus: 'disconnected' }, 'disconnected'],
    ['another chain', { walletStatus: 'wrongChain' }, 'wrongChain'],
    ['an unread allowance', { approval: { status: 'UNKNOWN' } }, 'auction.checking'],
  ])('refuses %s', (_, part, key) => {
    expect(said(derive(part)).key).toBe(key)
  })

  it('names the least first bid, which later bids need not reach', () => {
    expect(said(derive({ typed: '4990' }))).toEqual({
      key: 'auction.bid.first',
      values: { initialBidAmount: '5,000', asset: 'DIAL' },
    })
    expect(derive({ account: BEN, typed: '10' }).status).toBe('ready')
  })

  it('approves exactly the bid', () => {
    const { address } = auctions()
    const call = { contract: address, fn: 'approve' } as const
    const request = { ...call, args: ['max'], fallback: { ...call, args: ['exact'] } }
    const approval = exactApproval({ status: 'NOT_APPROVED', request } as never)
    expect(approval).toMatchObject({ request: { args: ['exact'] } })
    expect('request' in approval && approval.request.fallback).toBeUndefined()
  })
})

describe('readBid', () => {
  it('tells the total and the place', () => {
    const facts = { auctions: auctions(), auction: openAuction, book, account: BEN }
    expect(readBid({ ...facts, typed: '10' })).toEqual({
      amountWei: 10n * WEI,
      totalWei: 6_010n * WEI,
      place: 2,
      isWinning: true,
    })
    expect(readBid({ ...facts, typed: '' })).toBeUndefined()
  })
})
