import { expect, it } from 'vitest'
import type { MarketAskOrder, MarketTrade } from '@/api/nft-market/parse'
import { userEvents } from '@/domain/nft-market/model/userEvents'
import type { Address, Hex } from '@/lib/hex'
import { itemEvents } from './itemHistory'
import { rarityOf } from './rarity'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const HASH: Hex = `0x${'1'.repeat(64)}`
const base = { hash: HASH, block: 1, collection: address('1'), tokenId: 7n, priceWei: 10n }
const trade: MarketTrade = {
  ...base,
  id: 't',
  timeSec: 200,
  netWei: 9n,
  buyer: address('b'),
  seller: address('a'),
  isNative: true,
}
const order = (id: string, orderType: MarketAskOrder['orderType'], timeSec: number): MarketAskOrder => ({
  ...base,
  id,
  orderType,
  timeSec,
  seller: address('a'),
})
const orders = [order('n', 'New', 100), order('m', 'Modify', 150), order('c', 'Cancel', 300)]

it('orders what happened to an NFT, newest first', () => {
  const events = itemEvents({ trades: [trade], askOrders: orders })
  expect(events.map(({ kind }) => kind)).toEqual(['delisted', 'sold', 'modified', 'listed'])
  expect(events[1]).toMatchObject({ buyer: address('b'), seller: address('a') })
})

it('tells purchases from sales of an account', () => {
  const events = userEvents({
    buyTradeHistory: [trade],
    sellTradeHistory: [{ ...trade, id: 's', timeSec: 250 }],
    askOrderHistory: orders,
  })
  expect(events.map(({ kind }) => kind)).toEqual(['delisted', 'sold', 'bought', 'modified', 'listed'])
  expect(events[1]).toMatchObject({ partner: address('b'), netWei: 9n })
  expect(events[2]).toMatchObject({ partner: address('a'), netWei: undefined })
})

it('counts how rare a trait is, and nothing that can not be', () => {
  const table = { total: 200, counts: [{ traitType: 'Sky', value: 'Teal', count: 9 }] }
  const sky = { traitType: 'Sky', value: 'Teal', displayType: '' }
  expect(rarityOf(sky, table)?.toFixed()).toBe('0.045')
  expect(rarityOf({ ...sky, value: 'Red' }, table)).toBeUndefined()
  expect(rarityOf(sky, { ...table, total: 0 })).toBeUndefined()
  expect(rarityOf(sky, { ...table, total: 5 })).toBeUndefined()
})
