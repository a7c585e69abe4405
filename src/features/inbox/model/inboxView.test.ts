import { expect, it } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import type { InboxItem } from '@/domain/inbox/item'
import type { Currency } from '@/domain/token/currency'
import { Decimal } from '@/lib/decimal'
import { type Loadable, ready } from '@/lib/loadable'
import { numberedAddress } from '@/lib/testing/addresses'
import { inboxView } from './inboxView'

const TOKEN = numberedAddress(1)
const currency = (symbol: string): Currency => ({ address: TOKEN, symbol, name: symbol, decimals: 2 })
const item = (id: string, symbol: string | undefined, wei = 100n): InboxItem => ({
  id,
  area: 'farms',
  kind: 'claim',
  title: { key: id },
  amounts: symbol === undefined ? [] : [{ currency: currency(symbol), wei }],
  path: '/farms',
  claim: {
    ...erc20Contract(TOKEN).transfer(TOKEN, 1n),
    gas: { margin: 1.2 },
    summary: { key: 'a' },
    success: { key: 'b' },
    failure: { key: 'c' },
    touches: [],
  },
})
const prices: Readonly<Record<string, Loadable<Decimal | undefined>>> = {
  CHEAP: ready(new Decimal(2)),
  DEAR: ready(new Decimal(50)),
  NONE: ready(undefined),
  DOWN: { status: 'failed', retry: () => undefined },
}
const priceOf = ({ symbol }: Currency) => prices[symbol] ?? ready(undefined)

it('the most valuable claims come first, and only those with a price are in the total', () => {
  const view = inboxView(
    [
      item('points', undefined),
      item('b', 'CHEAP'),
      item('none', 'NONE'),
      item('a', 'DEAR', 250n),
      item('down', 'DOWN'),
    ],
    priceOf,
  )
  expect(view.claims.map(({ item: { id } }) => id)).toEqual(['a', 'b', 'none', 'down', 'points'])
  expect(view.totalUsd.toFixed()).toBe('127')
  expect(view.unpriced).toEqual(['NONE'])
  expect(view.isPartial).toBe(true)
})

it('what ends first comes first, blocks after times, and what has no end last', () => {
  const ending = (id: string, until?: InboxItem['until']): InboxItem => {
    const { area, title, amounts, path } = item(id, undefined)
    return { id, area, title, amounts, path, kind: 'ending', ...(until !== undefined && { until }) }
  }
  const view = inboxView(
    [ending('none'), ending('block', { block: 5 }), ending('late', { timeSec: 9 }), ending('soon', { timeSec: 3 })],
    priceOf,
  )
  expect(view.endings.map(({ id }) => id)).toEqual(['soon', 'late', 'block', 'none'])
  expect(view.claims).toEqual([])
})
