/** A number as a page shows it. */
interface ShownNumber {
  /** Without its decimal point. */
  readonly digits: bigint
  /** Digits after the point. */
  readonly places: number
}

/** A stale figure appends a sentence with the time it was read. */
const STALE = '. '

/** The separators of a language; the app writes Latin digits in every language. */
function separatorsOf(lang: string) {
  const parts = new Intl.NumberFormat(lang, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: find('group'), point: find('decimal') }
}

/** The first number in a text. */
function parseNumber(text: string, lang: string): ShownNumber | undefined {
  const { group, point } = separatorsOf(lang)
  const escape = (separator: string) => separator.replaceAll('.', '\\.')
  const [found] = new RegExp(`\\d(?:\\d|${escape(group)}(?=\\d{3}))*(?:${escape(point)}\\d+)?`).exec(text) ?? []
  if (found === undefined) return undefined
  const [whole = '', fraction = ''] = found.replaceAll(group, '').split(point)
  return { digits: BigInt(whole + fraction), places: fraction.length }
}

/**
 * Parses a figure into base units; undefined if it has no number, is marked as stale, or is only a bound.
 * @param text the exact figure, as in `data-figure`
 * @param lang the page's language
 */
export function parseShownAmount(text: string, decimals: number, lang: string): bigint | undefined {
  if (text.includes(STALE) || text.includes('<')) return undefined
  const number = parseNumber(text, lang)
  if (number === undefined || number.places > decimals) return undefined
  return number.digits * 10n ** BigInt(decimals - number.places)
}

/** The state of a transaction as the app stores it. */
export type TxState = 'pending' | 'succeeded' | 'reverted' | 'replaced' | 'cancelled' | 'dropped'

/** The state of a transaction on the chain: 'unknown' if the node has neither the transaction nor a receipt. */
export type TxStanding = 'succeeded' | 'reverted' | 'waiting' | 'unknown'

/**
 * Whether the state that the app stores is consistent with the chain.
 * @param own the state of the transaction on the chain
 * @param other the state of the transaction that replaced it according to the app, if any
 */
export function isConsistent(state: TxState, own: TxStanding, other: TxStanding | undefined): boolean {
  switch (state) {
    case 'pending':
      // The app waits a while before it reports a transaction as dropped.
      return own === 'waiting' || own === 'unknown'
    case 'succeeded':
    case 'reverted':
      return other === undefined ? own === state : own === 'unknown' && other === state
    case 'replaced':
    case 'cancelled':
      return own === 'unknown' && (other === undefined || other === 'succeeded' || other === 'reverted')
    case 'dropped':
      return own === 'unknown'
  }
}
