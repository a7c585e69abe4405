const MAX_DIGITS = 34
const LIMIT = 10n ** BigInt(MAX_DIGITS)
/**
 * Digits by which a dividend is extended, for a quotient of at least 36. graph-node computes 100, but two numbers of 34
 * digits cannot come closer to the middle between two results than that without being it.
 */
const QUOTIENT_SHIFT = 2 * MAX_DIGITS + 2
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
    if (digits < LIMIT && digits > -LIMIT && digits % 10n !== 0n) return new GraphDecimal(digits, exponent)
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
    const digits = (this.digits * powerOfTen(QUOTIENT_SHIFT)) / other.digits
    return GraphDecimal.of(digits, this.exponent - other.exponent - QUOTIENT_SHIFT)
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
    return exponent === this.exponent ? this.digits : this.digits * powerOfTen(this.exponent - exponent)
  }
}

/** Kept, because computing one takes longer than multiplying by it. */
const powers: bigint[] = []
const MAX_KEPT_POWER = 100

function powerOfTen(exponent: number): bigint {
  const known = powers[exponent]
  if (known !== undefined) return known
  const power = 10n ** BigInt(exponent)
  if (exponent <= MAX_KEPT_POWER) powers[exponent] = power
  return power
}
