/** `0x` and any number of hex digits. */
export type Hex = `0x${string}`
/** `0x` and 40 hex digits, of any letter case. */
export type Address = `0x${string}`

export const ZERO_ADDRESS: Address = `0x${'0'.repeat(40)}`

const ADDRESS_LENGTH = 42
const HEX = /^0x[0-9a-fA-F]*$/
const LOWER_HEX = /^0x[0-9a-f]*$/

/** True for `0x` plus 40 hex characters; says nothing about the checksum. */
export function isAddress(text: string): text is Address {
  // Counted apart: the pattern with its own count takes thrice as long, and hundreds are looked at with each block.
  return HEX.test(text) && text.length === ADDRESS_LENGTH
}

/** True for lower-case hex with its `0x`, the only form that call data may have. */
export function isLowerHex(text: string): text is Hex {
  return LOWER_HEX.test(text)
}

/** Hex of any letter case in lower case, undefined where it is none. What is lower already, as most is, is looked at once. */
export function toLowerHex(text: string): Hex | undefined {
  if (isLowerHex(text)) return text
  const lower = text.toLowerCase()
  return isLowerHex(lower) ? lower : undefined
}

export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** `0x1234...abcd`: enough to recognise, short enough for a phone. */
export function shortenHex(text: string, digits = 4): string {
  return `${text.slice(0, 2 + digits)}...${text.slice(-digits)}`
}
