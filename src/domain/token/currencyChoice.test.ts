import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { parseCurrencyChoice, withCurrency } from './currencyChoice'

const at = (digit: string): Address => `0x${digit.repeat(40)}`

describe('parseCurrencyChoice', () => {
  it.each([
    [undefined, undefined, ['native', undefined]],
    ['CRO', at('b'), ['native', at('b')]],
    [at('a'), 'cro', [at('a'), 'native']],
    ['nonsense', 'CRO', [undefined, 'native']],
    ['0x0000000000000000000000000000000000000000', at('b'), ['native', at('b')]],
  ])('%s and %s', (first, second, choice) => {
    expect(parseCurrencyChoice(first, second)).toEqual(choice)
  })

  it('switches sides if the other currency is chosen, ignoring case', () => {
    const choice = ['native', at('b')] as const
    expect(withCurrency(choice, 'first', at('B'))).toEqual({ choice: [at('b'), 'native'], isSwitched: true })
    expect(withCurrency(choice, 'second', 'native')).toEqual({ choice: [at('b'), 'native'], isSwitched: true })
    expect(withCurrency(choice, 'second', at('c'))).toEqual({ choice: ['native', at('c')], isSwitched: false })
    expect(withCurrency(['native', undefined], 'first', at('c'))).toEqual({
      choice: [at('c'), undefined],
      isSwitched: false,
    })
  })
})
