import { describe, expect, it } from 'vitest'
import { addressOf } from '@/lib/testing/addresses'
import { testToken } from '../testing/info'
import { type Marked, markOf, orderResults, rowsOfMark } from './searchOrder'

const marked: Marked = {
  watched: [addressOf('3')],
  saved: [addressOf('2'), addressOf('3')],
  recent: [addressOf('1'), addressOf('2')],
}
const rows = ['0', '4', '1', '2', '3'].map((digit) =>
  testToken(digit, digit, digit === '0' ? { doubts: ['thin'] } : {}),
)

describe('search results', () => {
  it('have the watched first, then the saved, the recent, all others, and those with doubts last', () => {
    expect(orderResults(rows, marked).map(({ symbol }) => symbol)).toEqual(['3', '2', '1', '4', '0'])
  })

  it('are in the group of their best mark only', () => {
    const names = (mark: keyof Marked) => rowsOfMark(rows, mark, marked).map(({ symbol }) => symbol)
    expect([names('watched'), names('saved'), names('recent')]).toEqual([['3'], ['2'], ['1']])
  })

  it('know an address in any letter case', () => {
    expect(markOf(addressOf('A'), { watched: [], saved: [addressOf('a')], recent: [] })).toBe('saved')
    expect(markOf(addressOf('b'), marked)).toBeUndefined()
  })
})
