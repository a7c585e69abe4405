import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Decimal } from '@/lib/decimal'
import { count, indexedToken, price, validPageOf, validRowsOf, worth } from './figures'

const parsed = <T>(schema: v.GenericSchema<unknown, T>, raw: unknown) => v.safeParse(schema, raw)
const valueOf = (schema: v.GenericSchema<unknown, Decimal | undefined>, raw: unknown) => {
  const result = v.safeParse(schema, raw)
  return [result.success, result.success ? result.output?.toFixed() : undefined]
}

describe('a sum in dollars', () => {
  it('keeps every digit', () => {
    const digits = '123456789012345.1234567890123456789'
    expect(valueOf(worth, digits)).toEqual([true, digits])
    expect(valueOf(worth, '0')).toEqual([true, '0'])
  })

  it.each([['-1'], ['-0.000001'], ['1000000000000001'], ['1e30'], ['NaN'], [''], [null], [12.5], [{}], ['0x10']])(
    'is unknown where it cannot be true: %j',
    (raw) => expect(valueOf(worth, raw)).toEqual([true, undefined]),
  )
})

it('a price of 0 is no price', () => {
  expect(valueOf(price, '0')).toEqual([true, undefined])
  expect(valueOf(price, '0.1')).toEqual([true, '0.1'])
})

it.each([[-1], ['many'], [1.5], [null]])('a count of %j is unknown', (raw) => {
  expect(v.parse(count, raw)).toBeUndefined()
})

describe('a token', () => {
  const token = {
    id: `0x${'1'.repeat(40)}`,
    symbol: 'CRO',
    name: 'Cronos',
    decimals: '18',
    derivedCRO: '1',
    derivedUSD: '0.1',
  }

  it('may have any text, of which the start is kept', () => {
    const { output } = parsed(indexedToken, { ...token, symbol: 'x'.repeat(1_000_000), name: null })
    expect(output).toMatchObject({ symbol: 'x'.repeat(500), name: '' })
  })

  it.each([
    { ...token, decimals: '255' },
    { ...token, decimals: '-1' },
    { ...token, id: 'me' },
    { ...token, decimals: null },
  ])('is refused with %j', (raw) => expect(parsed(indexedToken, raw).success).toBe(false))
})

describe('the rows of a page', () => {
  const rows = validRowsOf(v.object({ block: v.number() }))

  it('are those that can be parsed', () => {
    expect(v.parse(rows, [{ block: 1 }, null, { block: 'x' }, 7, { block: 2 }])).toEqual([{ block: 1 }, { block: 2 }])
    expect(v.parse(rows, [])).toEqual([])
  })

  it('are refused if none can be, if they are no list, and if there are more than were asked for', () => {
    for (const raw of [[null], [{ block: 'x' }], {}, null, Array.from({ length: 1_001 }, () => ({ block: 1 }))])
      expect(parsed(rows, raw).success).toBe(false)
  })

  it('tell whether the page was full, with rows that cannot be parsed', () => {
    const page = validPageOf(v.object({ block: v.number() }), 2)
    expect(v.parse(page, [{ block: 1 }, null])).toEqual({ rows: [{ block: 1 }], isFull: true })
    expect(v.parse(page, [{ block: 1 }])).toEqual({ rows: [{ block: 1 }], isFull: false })
  })
})
