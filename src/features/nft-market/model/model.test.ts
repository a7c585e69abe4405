import { describe, expect, it } from 'vitest'
import type { MarketActivity } from '@/api/nft-market/activity'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { activityKind, filterActivity } from './activity'
import { nameRows } from './itemRow'
import { parseItemsQuery, switchTrait, writeItemsQuery } from './itemsQuery'
import { kindNames, kindOf } from './kindNames'
import { groupTraits, traitFloors, traitKey } from './traits'
import { volumePoints } from './volumePoints'

const COLLECTION: Address = `0x${'ab'.repeat(20)}`

describe('the query of items', () => {
  const query = {
    isOnSale: false,
    sort: 'recent',
    filter: [{ traitType: 'Sky & sea', value: 'Teal=1' }],
  } as const

  it('is kept in the address, with the parameters of others', () => {
    const written = writeItemsQuery(new URLSearchParams('tab=items&sort=id&trait=x'), query)
    expect(parseItemsQuery(new URLSearchParams(written.toString()))).toEqual(query)
    expect(written.get('tab')).toBe('items')
  })

  it('shows what is on sale by price for any other address', () => {
    const params = new URLSearchParams('sale=maybe&sort=constructor&trait=a&trait=%1F&trait=b%1F')
    for (let index = 0; index < 100; index += 1) params.append('trait', `a\u001f${'v'.repeat(200)}`)
    expect(parseItemsQuery(params)).toEqual({ isOnSale: true, sort: 'lowest', filter: [] })
  })

  it('has at most 20 traits, each once', () => {
    const many = Array.from({ length: 30 }, (_, index) => `v${index}`).reduce(
      (filter, value) => switchTrait(filter, 'a', value),
      switchTrait([], 'a', 'v0'),
    )
    expect(many).toHaveLength(20)
    expect(switchTrait(switchTrait([], 'a', 'b'), 'a', 'b')).toEqual([])
  })
})

describe('names', () => {
  const named = (tokenId: bigint, name: string, kind: string) => ({
    tokenId,
    name,
    attributes: [{ traitType: 'bunnyId', value: kind, displayType: '' }],
  })

  it('of the kinds of bunnies are those of their tokens without the ids', () => {
    const tokens = [named(7n, 'Zenith #7', '4'), named(9n, 'Zenith #9', '4'), named(1n, 'Odd #12', '3')]
    expect([...kindNames([...tokens, { ...named(2n, 'None #2', '1'), attributes: [] }])]).toEqual([['4', 'Zenith']])
  })

  it('are of kinds that are numbers', () => {
    const kind = (value: string) => kindOf([{ traitType: 'bunnyId', value }])
    expect([kind('4'), kind('x'), kindOf([{ traitType: 'Sky', value: '4' }]), kindOf()]).toEqual([
      4n,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are given to rows that have none', () => {
    const row = { collection: COLLECTION, ask: undefined, image: undefined, updatedSec: 0 }
    const rows = [
      { ...row, tokenId: 1n, name: '' },
      { ...row, tokenId: 2n, name: 'Own' },
      { ...row, tokenId: 3n, name: '' },
    ]
    const names = new Map([
      [1n, 'First'],
      [2n, 'Second'],
    ])
    expect(nameRows(rows, names).map(({ name }) => name)).toEqual(['First', 'Own', ''])
    expect(nameRows(rows)).toBe(rows)
  })
})

describe('traits', () => {
  const counts = [
    { traitType: 'Sky', value: 'Teal', count: 3 },
    { traitType: 'Sky', value: 'Violet', count: 2 },
    { traitType: 'Moon', value: 'Full', count: 1 },
  ]

  type Named = Pick<(typeof counts)[number], 'traitType' | 'value'>
  const asIs = ({ traitType, value }: Named) => `${traitType} ${value}`

  it('are found by words of the trait or the name of the value', () => {
    expect(groupTraits(counts, '', asIs).map(({ traitType, values }) => [traitType, values.length])).toEqual([
      ['Sky', 2],
      ['Moon', 1],
    ])
    expect(groupTraits(counts, 'sky TEA', asIs)).toEqual([{ traitType: 'Sky', values: [counts[0]] }])
    expect(groupTraits(counts, 'none', asIs)).toEqual([])
    const named = ({ traitType, value }: Named) => `${traitType} ${value === 'Teal' ? 'Lagoon' : value}`
    expect(groupTraits(counts, 'lagoon', named)).toEqual([{ traitType: 'Sky', values: [counts[0]] }])
  })

  it('have the lowest price of what is on sale', () => {
    const [teal, full] = [
      { traitType: 'Sky', value: 'Teal' },
      { traitType: 'Moon', value: 'Full' },
    ]
    const floors = traitFloors([
      { priceWei: 9n, traits: [teal] },
      { priceWei: 5n, traits: [teal, full] },
    ])
    expect(floors.get(traitKey('Sky', 'Teal'))).toBe(5n)
    expect(floors.get(traitKey('Sky', 'Violet'))).toBeUndefined()
  })
})

describe('activity', () => {
  const event = {
    id: '1',
    hash: `0x${'1'.repeat(64)}`,
    block: 1,
    timeSec: 1,
    collection: `0x${'1'.repeat(40)}`,
    tokenId: 1n,
    priceWei: 1n,
    seller: `0x${'2'.repeat(40)}`,
  } as const
  const sale: MarketActivity = { ...event, netWei: 1n, buyer: `0x${'3'.repeat(40)}`, isNative: true }
  const orders = (['New', 'Modify', 'Cancel'] as const).map((orderType): MarketActivity => ({ ...event, orderType }))

  it('has a sale once, as what was sold or as what was bought', () => {
    const all = [sale, ...orders]
    expect(filterActivity(all, 'all').map((one) => activityKind(one, 'all'))).toEqual([
      'sold',
      'listed',
      'modified',
      'delisted',
    ])
    expect(filterActivity(all, 'bought')).toEqual([sale])
    expect(activityKind(sale, 'bought')).toBe('bought')
    expect(filterActivity(all, 'delisted')).toEqual([orders[2]])
  })
})

describe('daily volume', () => {
  it('has a point for each day until now, also without a sale', () => {
    const day = 86_400
    const days = [
      { timeSec: 10 * day, volumeCro: new Decimal('1.5'), trades: 1 },
      { timeSec: 12 * day, volumeCro: new Decimal(2), trades: 1 },
    ]
    expect(volumePoints(days, 13 * day + 5, 'en-US').map(({ text }) => text)).toEqual([
      '1.5 CRO',
      '0 CRO',
      '2 CRO',
      '0 CRO',
    ])
    expect(volumePoints([], 5, 'en-US')).toEqual([])
  })
})
