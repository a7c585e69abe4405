const MAX_DIGITS = 34
/** Digits of a quotient before it is rounded to 34. */
const QUOTIENT_DIGITS = 100
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/

/**
 * The Graph's BigDecimal: `digits` times ten to the power of `exponent`, rounded to 34 significant digits after every
 * operation (graph-node, graph/src/data/store/scalar/bigdecimal.rs).
 */
export class GraphDecimal {
  static readonly zero = new GraphDecimal(0n, 0)

  private constructor(
    readonly digits: bigint,
    readonly exponent: number,
  ) {}

  /** Rounds half up. Negative numbers are truncated, as in graph-node. */
  static of(digits: bigint, exponent = 0): GraphDecimal {
    if (digits === 0n) return GraphDecimal.zero
    const isNegative = digits < 0n
    let text = (isNegative ? -digits : digits).toString()
    let power = exponent
    if (text.length > MAX_DIGITS) {
      const isRoundedUp = !isNegative && (text[MAX_DIGITS] ?? '0') >= '5'
      power += text.length - MAX_DIGITS
      text = text.slice(0, MAX_DIGITS)
      if (isRoundedUp) text = (BigInt(text) + 1n).toString()
    }
    let end = text.length
    while (text[end - 1] === '0') end -= 1
    const kept = BigInt(text.slice(0, end))
    return new GraphDecimal(isNegative ? -kept : kept, power + text.length - end)
  }

  /** Undefined for a text that is no number. */
  static parse(text: string): GraphDecimal | undefined {
    const [, sign, whole = '', fraction = '', power = '0'] = DECIMAL.exec(text) ?? []
    if (sign === undefined || whole + fraction === '') return undefined
    const digits = BigInt(whole + fraction)
    return GraphDecimal.of(sign === '-' ? -digits : digits, Number(power) - fraction.length)
  }

  plus(other: GraphDecimal): GraphDecimal {
    const exponent = Math.min(this.exponent, other.exponent)
    return GraphDecimal.of(this.scaledTo(exponent) + other.scaledTo(exponent), exponent)
  }

  minus(other: GraphDecimal): GraphDecimal {
    const exponent = Math.min(this.exponent, other.exponent)
    return GraphDecimal.of(this.scaledTo(exponent) - other.scaledTo(exponent), exponent)
  }

  times(other: GraphDecimal): GraphDecimal {
    return GraphDecimal.of(this.digits * other.digits, this.exponent + other.exponent)
  }

  /** @throws RangeError for a zero divisor */
  dividedBy(other: GraphDecimal): GraphDecimal {
    const shift = Math.max(0, QUOTIENT_DIGITS + other.digits.toString().length - this.digits.toString().length)
    const digits = (this.digits * 10n ** BigInt(shift)) / other.digits
    return GraphDecimal.of(digits, this.exponent - other.exponent - shift)
  }

  /** Negative, zero or positive. */
  compare(other: GraphDecimal): number {
    const exponent = Math.min(this.exponent, other.exponent)
    const difference = this.scaledTo(exponent) - other.scaledTo(exponent)
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }

  /** Plain notation. */
  toString(): string {
    if (this.exponent >= 0) return this.scaledTo(0).toString()
    const sign = this.digits < 0n ? '-' : ''
    const text = (this.digits < 0n ? -this.digits : this.digits).toString().padStart(1 - this.exponent, '0')
    return `${sign}${text.slice(0, this.exponent)}.${text.slice(this.exponent)}`
  }

  /** The digits for a smaller exponent. */
  private scaledTo(exponent: number): bigint {
    return exponent === this.exponent ? this.digits : this.digits * 10n ** BigInt(this.exponent - exponent)
  }
}
