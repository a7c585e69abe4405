/** A number as a page shows it. */
interface ShownNumber {
  /** Without its decimal point. */
  readonly digits: bigint
  /** Digits after the point. */
  readonly places: number
}

/** What a figure that is out of date appends to its text. */
const STALE = '. '

/** The separators of a language that writes Latin digits. */
function separatorsOf(lang: string) {
  const parts = new Intl.NumberFormat(lang, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: find('group'), point: find('decimal') }
}

/** The first number in a text; undefined where there is none. */
function parseNumber(text: string, lang: string): ShownNumber | undefined {
  const { group, point } = separatorsOf(lang)
  const escape = (separator: string) => separator.replaceAll('.', '\\.')
  const [found] = new RegExp(`\\d(?:\\d|${escape(group)}(?=\\d{3}))*(?:${escape(point)}\\d+)?`).exec(text) ?? []
  if (found === undefined) return undefined
  const [whole = '', fraction = ''] = found.replaceAll(group, '').split(point)
  return { digits: BigInt(whole + fraction), places: fraction.length }
}

/**
 * The base units that a figure claims; undefined where it claims none: it has no number, or says itself that it is old or
 * only a bound.
 * @param text with every digit, as `data-figure` has it
 * @param lang of the page
 */
export function claimedWei(text: string, decimals: number, lang: string): bigint | undefined {
  if (text.includes(STALE) || text.includes('<')) return undefined
  const number = parseNumber(text, lang)
  if (number === undefined || number.places > decimals) return undefined
  return number.digits * 10n ** BigInt(decimals - number.places)
}

/** How a transaction stands, as the app keeps it. */
export type TxState = 'pending' | 'succeeded' | 'reverted' | 'replaced' | 'cancelled' | 'dropped'

/** How it stands on the chain: 'unknown' where no node has it and its receipt is not there. */
export type TxStanding = 'succeeded' | 'reverted' | 'waiting' | 'unknown'

/**
 * Whether what the app keeps of a transaction may stand beside what the chain has.
 * @param own the transaction's standing
 * @param other that of the one that took its place by the app's word; undefined where it names none
 */
export function agrees(state: TxState, own: TxStanding, other: TxStanding | undefined): boolean {
  switch (state) {
    case 'pending':
      // Nobody knows a transaction that was dropped; the app waits a while before it says so.
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
