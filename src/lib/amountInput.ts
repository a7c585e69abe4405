/** The longest text that an amount field accepts. */
const MAX_AMOUNT_LENGTH = 79
/** The maximum uint256. */
export const MAX_AMOUNT_WEI = 2n ** 256n - 1n

const AMOUNT = /^\d*\.?\d*$/
/** Of every language of the app. */
const SEPARATOR = /[.,٫]/
const DIGITS = /^\d*$/
const HAS_DIGIT = /[1-9]/
const PARSEABLE = /^(?:\d+\.?\d*|\.\d+)$/

/** The parsed text of an amount field. */
export type TypedAmount =
  /** Empty or zero. */
  | { readonly status: 'empty' }
  /** More decimals than the token has, not counting trailing zeros. */
  | { readonly status: 'tooPrecise' }
  /** Exceeds a uint256. */
  | { readonly status: 'tooLarge' }
  /** Base units, from 1 to `MAX_AMOUNT_WEI`. */
  | { readonly status: 'amount'; readonly wei: bigint }

/** Parses the text of an amount field. */
export function readAmount(text: string, decimals: number): TypedAmount {
  if (!HAS_DIGIT.test(text)) return { status: 'empty' }
  if (text.length > MAX_AMOUNT_LENGTH || !PARSEABLE.test(text)) return { status: 'tooPrecise' }
  const [whole = '', typedFraction = ''] = text.split('.')
  const fraction = typedFraction.length > decimals ? typedFraction.replace(/0+$/, '') : typedFraction
  if (fraction.length > decimals) return { status: 'tooPrecise' }
  return countable(BigInt(whole + fraction.padEnd(decimals, '0')))
}

/** Checks the range of a computed amount. @param wei at least 0 */
export function countable(wei: bigint): Exclude<TypedAmount, { status: 'tooPrecise' }> {
  if (wei === 0n) return { status: 'empty' }
  return wei > MAX_AMOUNT_WEI ? { status: 'tooLarge' } : { status: 'amount', wei }
}

/** The base units of an amount field's text; undefined if it is not a valid amount. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const amount = readAmount(text, decimals)
  return amount.status === 'amount' ? amount.wei : undefined
}

/**
 * The new value of an amount field after typing: digits and one separator. Commas become dots and spaces are dropped;
 * other input leaves the previous value.
 */
export function sanitizeAmountInput(previous: string, typed: string): string {
  const text = typed.replaceAll(',', '.').replace(/\s/g, '')
  return AMOUNT.test(text) && text.length <= MAX_AMOUNT_LENGTH ? text : previous
}

/** What an integer field did not take: a fraction that is being typed, or another text such as a pasted "5.5". */
export type DigitsRefusal = 'fraction' | 'text'

/** The content of an integer field. */
export interface DigitsEntry {
  readonly text: string
  /** Undefined once something is taken again. */
  readonly refusal?: DigitsRefusal | undefined
}

/**
 * The content of an integer field after typing. A separator is refused together with the digits typed after it, so that
 * "5.5" ends as 5 and never as 55.
 */
export function enterDigits({ text, refusal }: DigitsEntry, typed: string): DigitsEntry {
  const isAppended = typed.length > text.length && typed.startsWith(text)
  if (refusal === 'fraction' && isAppended) return { text, refusal }
  if (DIGITS.test(typed) && typed.length <= MAX_AMOUNT_LENGTH) return { text: typed }
  // An empty field becomes 0, which can be deleted to type something else.
  if (typed.replace(SEPARATOR, '') === text) return { text: text === '' ? '0' : text, refusal: 'fraction' }
  return { text, refusal: 'text' }
}
