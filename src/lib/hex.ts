/** `0x` and any number of hex digits. */
export type Hex = `0x${string}`
/** `0x` and 40 hex digits, of any letter case. */
export type Address = `0x${string}`

export const ZERO_ADDRESS: Address = `0x${'0'.repeat(40)}`

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const LOWER_HEX = /^0x[0-9a-f]*$/

/** True for `0x` plus 40 hex characters; says nothing about the checksum. */
export function isAddress(text: string): text is Address {
  return ADDRESS.test(text)
}

/** True for lower-case hex with its `0x`, the only form that call data may have. */
export function isLowerHex(text: string): text is Hex {
  return LOWER_HEX.test(text)
}

export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** `0x1234...abcd`: enough to recognise, short enough for a phone. */
export function shortenHex(text: string, digits = 4): string {
  return `${text.slice(0, 2 + digits)}...${text.slice(-digits)}`
}
