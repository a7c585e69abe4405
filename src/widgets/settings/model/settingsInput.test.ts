import { describe, expect, it } from 'vitest'
import { deadlineText, parseDeadline } from './deadlineInput'
import { formatSlippage, parseSlippage, sanitizeSlippage, slippageText, slippageWarning } from './slippageInput'

describe('a typed slippage', () => {
  it.each<[string, number | undefined]>([
    ['0', 0],
    ['0.1', 10],
    ['0,5', 50],
    ['.5', 50],
    ['5.', 500],
    ['1', 100],
    ['0.01', 1],
    ['12', 1200],
    ['49.99', 4999],
    [' 3 ', 300],
    ['007', 700],
    ['50', undefined],
    ['50.01', undefined],
    ['9999', undefined],
    ['99999', undefined],
    ['', undefined],
    ['.', undefined],
    [',', undefined],
    ['0.555', undefined],
    ['1.2.3', undefined],
    ['1,2,3', undefined],
    ['-1', undefined],
    ['+1', undefined],
    ['1e1', undefined],
    ['abc', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['1 %', undefined],
    ['٣', undefined],
    ['０.５', undefined],
  ])('%j is %j basis points', (typed, bps) => {
    expect(parseSlippage(sanitizeSlippage(typed))).toBe(bps)
  })

  it.each([
    [0, '0'],
    [1, '0.01'],
    [10, '0.1'],
    [50, '0.5'],
    [100, '1'],
    [1200, '12'],
    [4999, '49.99'],
    [105, '1.05'],
  ])('%i basis points are written %s', (bps, text) => {
    expect(slippageText(bps)).toBe(text)
    expect(parseSlippage(text)).toBe(bps)
  })

  it.each([
    [0, 'low'],
    [49, 'low'],
    [50, undefined],
    [500, undefined],
    [501, 'high'],
    [4999, 'high'],
  ])('%i basis points warn: %s', (bps, warning) => {
    expect(slippageWarning(bps)).toBe(warning)
  })
})

describe('a typed deadline', () => {
  it.each<[string, number | undefined]>([
    ['20', 1200],
    ['1', 60],
    [' 5 ', 300],
    ['999999', 59_999_940],
    ['0', undefined],
    ['000', undefined],
    ['', undefined],
    ['1.5', undefined],
    ['1,5', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['ten', undefined],
    ['1000000', undefined],
    ['0x10', undefined],
  ])('%j is %j seconds', (typed, seconds) => {
    expect(parseDeadline(typed)).toBe(seconds)
  })

  it('is written in whole minutes', () => {
    expect([1200, 60, 61].map(deadlineText)).toEqual(['20', '1', '2'])
  })
})

it('a slippage is written for its reader', () => {
  expect([formatSlippage(50, 'en-US'), formatSlippage(4999, 'es-ES'), formatSlippage(100, 'en-US')]).toEqual([
    '0.5',
    '49,99',
    '1',
  ])
})
