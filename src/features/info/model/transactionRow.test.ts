import { describe, expect, it } from 'vitest'
import { testTransaction } from '../testing/info'
import { filterTransactions, sidesOf } from './transactionRow'

describe('sidesOf', () => {
  it('has the sold token first', () => {
    expect(sidesOf(testTransaction('1')).map(({ symbol }) => symbol)).toEqual(['CRO', 'USDC'])
    expect(sidesOf(testTransaction('1', { sells0: false })).map(({ symbol }) => symbol)).toEqual(['USDC', 'CRO'])
  })

  it("keeps the pool's order for liquidity", () => {
    const added = testTransaction('1', { kind: 'add', sells0: false })
    expect(sidesOf(added).map(({ symbol, amount }) => `${amount.toFixed()} ${symbol}`)).toEqual(['20 CRO', '2 USDC'])
  })
})

it('filters by kind', () => {
  const rows = [testTransaction('1'), testTransaction('2', { kind: 'add' }), testTransaction('3', { kind: 'remove' })]
  const keys = (filter: Parameters<typeof filterTransactions>[1]) =>
    filterTransactions(rows, filter).map(({ key }) => key)
  expect([keys('all'), keys('swap'), keys('add'), keys('remove')]).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']])
})
