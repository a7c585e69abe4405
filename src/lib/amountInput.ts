/** The longest text that an amount field takes. */
const MAX_AMOUNT_LENGTH = 79
/** The maximum of a uint256, in which contracts count tokens. */
export const MAX_AMOUNT_WEI = 2n ** 256n - 1n

const AMOUNT = /^\d*\.?\d*$/
const DIGITS = /^\d*$/
const HAS_DIGIT = /[1-9]/
const PARSEABLE = /^(?:\d+\.?\d*|\.\d+)$/

/** What the text of an amount field says of a token. */
export type TypedAmount =
  /** Nothing, or zero. */
  | { readonly status: 'empty' }
  /** It has more decimals than the token. Zeros behind the token's last decimal are no more decimals. */
  | { readonly status: 'tooPrecise' }
  /** More than a contract can count. */
  | { readonly status: 'tooLarge' }
  /** Base units, at least 1 and at most `MAX_AMOUNT_WEI`. */
  | { readonly status: 'amount'; readonly wei: bigint }

/** Reads the text of an amount field. */
export function readAmount(text: string, decimals: number): TypedAmount {
  if (!HAS_DIGIT.test(text)) return { status: 'empty' }
  if (text.length > MAX_AMOUNT_LENGTH || !PARSEABLE.test(text)) return { status: 'tooPrecise' }
  const [whole = '', typedFraction = ''] = text.split('.')
  const fraction = typedFraction.length > decimals ? typedFraction.replace(/0+$/, '') : typedFraction
  if (fraction.length > decimals) return { status: 'tooPrecise' }
  return countable(BigInt(whole + fraction.padEnd(decimals, '0')))
}

/** The amount itself, or what is wrong with it where it was worked out from another. @param wei at least 0 */
export function countable(wei: bigint): Exclude<TypedAmount, { status: 'tooPrecise' }> {
  if (wei === 0n) return { status: 'empty' }
  return wei > MAX_AMOUNT_WEI ? { status: 'tooLarge' } : { status: 'amount', wei }
}

/** Base units that the text of an amount field stands for; undefined where it holds no amount that a token can have. */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const amount = readAmount(text, decimals)
  return amount.status === 'amount' ? amount.wei : undefined
}

/** What an amount field holds after typing: digits and one separator, a comma becomes a dot, spaces go; else what it held. */
export function sanitizeAmountInput(previous: string, typed: string): string {
  const text = typed.replaceAll(',', '.').replace(/\s/g, '')
  return AMOUNT.test(text) && text.length <= MAX_AMOUNT_LENGTH ? text : previous
}

/** What a whole-number field holds after typing: digits only, as many as an amount may have; else what it held. */
export function sanitizeDigits(previous: string, typed: string): string {
  return DIGITS.test(typed) && typed.length <= MAX_AMOUNT_LENGTH ? typed : previous
}
