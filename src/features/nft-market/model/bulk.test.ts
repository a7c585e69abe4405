import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { tradeContractsOf } from '@/domain/nft-market/tradeContracts'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { type BulkListFacts, deriveBulkListForm } from './bulkListForm'
import { bulkListTx, bulkTransferTx, sweepTx } from './bulkTx'
import { type CartFacts, cartRows, deriveCartForm } from './cart'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const ME = address('a')
const contracts = tradeContractsOf(getDeployment())
if (contracts === undefined) throw new Error('No market')
const nft = (tokenId: bigint) => ({ collection: address('1'), tokenId, name: `Selvage #${tokenId}` })
const shares = { netWei: 93n, tradingWei: 2n, creatorWei: 5n }

describe('bulk transactions', () => {
  it('buy a cart with its total', () => {
    const batch = sweepTx(contracts, [
      { nft: nft(1n), priceWei: 10n },
      { nft: nft(2n), priceWei: 30n },
    ])
    expect(batch?.preview?.sends).toMatchObject([{ amountWei: 40n }])
    expect(batch?.value).toBe(30n)
    expect(batch?.before?.map(({ value }) => value)).toEqual([10n])
  })

  it('approve only what the market may not take yet', () => {
    const listing = (tokenId: bigint) => ({ contracts, nft: nft(tokenId), priceWei: 100n, shares })
    const batch = bulkListTx([listing(1n), listing(2n)], [true, false])
    expect(batch?.before?.map(({ contract }) => contract)).toEqual([contracts.market, address('1')])
    expect(batch?.contract).toBe(contracts.market)
  })

  it('send all to one account, and name a single one', () => {
    const transfer = (tokenId: bigint) => ({
      nft: nft(tokenId),
      multicall: contracts.multicall,
      from: ME,
      to: address('b'),
    })
    expect(bulkTransferTx([transfer(1n), transfer(2n)])?.summary.key).toBe('nftTrade.tx.bulk.transfer')
    expect(bulkTransferTx([transfer(1n)])).toMatchObject({ summary: { key: 'nftTrade.tx.transfer' } })
    expect(bulkTransferTx([])).toBeUndefined()
  })
})

describe('the cart', () => {
  const items = [1n, 2n, 3n, 4n].map((tokenId) => ({ ...nft(tokenId), priceWei: 10n }))
  const ask = (priceWei: bigint, seller = address('b')) => ({ seller, priceWei })

  it('compares what was seen with what is asked for now', () => {
    const rows = cartRows(items, [ask(10n), ask(12n), undefined, ask(10n, address('A'))], ME)
    expect(rows.map(({ state, priceWei }) => [state, priceWei])).toEqual([
      ['buyable', 10n],
      ['changed', 12n],
      ['gone', 10n],
      ['own', 10n],
    ])
  })

  it('is bought once everything in it can be', () => {
    const form = (asks: Parameters<typeof cartRows>[1], balance: bigint, change: Partial<CartFacts> = {}) =>
      deriveCartForm({
        walletStatus: 'connected',
        rows: ready(cartRows(items.slice(0, 2), asks, ME)),
        balance: ready(balance),
        symbol: 'CRO',
        isFloorLoading: false,
        isUnaccepted: false,
        ...change,
      })
    expect(form([ask(10n), ask(10n)], 20n).status).toBe('ready')
    expect(form([ask(10n), ask(10n)], 19n)).toMatchObject({ text: { key: 'nftTrade.cart.insufficient' } })
    expect(form([ask(10n), undefined], 20n)).toMatchObject({ text: { key: 'nftTrade.cart.settle' } })
    for (const change of [{ rows: LOADING }, { isFloorLoading: true }])
      expect(form([ask(10n), ask(10n)], 20n, change)).toMatchObject({ text: { key: 'nftTrade.checking' } })
    expect(form([ask(10n), ask(10n)], 20n, { isUnaccepted: true }).status).toBe('unaccepted')
  })
})

describe('the form that lists several', () => {
  const facts: BulkListFacts = {
    walletStatus: 'connected',
    prices: [{ status: 'price', wei: 100n }],
    shares: ready([shares]),
    approvals: ready([false]),
    listable: ready([true]),
    canBatch: true,
    approval: undefined,
    count: 1,
  }
  const keyOf = (change: Partial<BulkListFacts>) => {
    const form = deriveBulkListForm({ ...facts, ...change })
    return 'text' in form ? form.text.key : form.status
  }

  it('needs a price, an open collection and an NFT that can be listed, of each', () => {
    expect(keyOf({})).toBe('nftTrade.sell.submit')
    expect(keyOf({ prices: [{ status: 'empty' }] })).toBe('nftTrade.bulk.enter')
    expect(keyOf({ shares: ready([undefined]) })).toBe('nftTrade.closed')
    expect(keyOf({ listable: ready([false]) })).toBe('nftTrade.ineligible')
    expect(keyOf({ listable: LOADING })).toBe('nftTrade.checking')
  })
})
