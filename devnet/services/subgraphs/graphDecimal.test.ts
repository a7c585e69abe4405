import { BigNumber } from 'bignumber.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GraphDecimal } from './graphDecimal.ts'

const Reference = BigNumber.clone({ DECIMAL_PLACES: 200, EXPONENTIAL_AT: 1_000_000 })
const decimal = (text: string) => GraphDecimal.parse(text)!
const part = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: 0, max: 60 }))
  .map(([digits, places]) => new Reference(digits.toString()).shiftedBy(-places).toFixed())

/** Rounds as graph-node does: 34 digits, half up, negative numbers truncated. */
function rounded(value: BigNumber): string {
  return value.precision(34, value.isNegative() ? BigNumber.ROUND_DOWN : BigNumber.ROUND_HALF_UP).toFixed()
}
const reference = (text: string) => new Reference(rounded(new Reference(text)))

describe('GraphDecimal', () => {
  it.each([
    ['0', '0'],
    ['-0.00', '0'],
    ['1.500', '1.5'],
    ['-12.5e-3', '-0.0125'],
    ['1e3', '1000'],
    ['.5', '0.5'],
    ['12345678901234567890123456789012345', '12345678901234567890123456789012350'],
    ['1234567890123456789012345678901234.4', '1234567890123456789012345678901234'],
    ['9999999999999999999999999999999999.5', '10000000000000000000000000000000000'],
    ['-1234567890123456789012345678901234.9', '-1234567890123456789012345678901234'],
  ])('reads %s as %s', (text, expected) => {
    expect(decimal(text).toString()).toBe(expected)
  })

  it.each(['', '.', 'e5', '1.2.3', '0x10', 'NaN', ' 1'])('does not read %j', (text) => {
    expect(GraphDecimal.parse(text)).toBeUndefined()
  })

  it('calculates with 34 digits', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        const [x, y] = [reference(a), reference(b)]
        expect(decimal(a).plus(decimal(b)).toString()).toBe(rounded(x.plus(y)))
        expect(decimal(a).minus(decimal(b)).toString()).toBe(rounded(x.minus(y)))
        expect(decimal(a).times(decimal(b)).toString()).toBe(rounded(x.times(y)))
        expect(decimal(a).compare(decimal(b))).toBe(x.comparedTo(y))
        if (!y.isZero()) expect(decimal(a).dividedBy(decimal(b)).toString()).toBe(rounded(x.div(y)))
      }),
    )
  })

  it('does not divide by zero', () => {
    expect(() => decimal('1').dividedBy(GraphDecimal.zero)).toThrow(RangeError)
  })
})
