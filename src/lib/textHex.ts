import type { Hex } from './hex'

const LONE_SURROGATE = /\p{Surrogate}/u
const HEX_DIGITS = /^[0-9a-f]*$/
const BYTE_HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A text as UTF-8 hex; undefined if it has lone surrogates. */
export function textToHex(text: string): Hex | undefined {
  if (LONE_SURROGATE.test(text)) return undefined
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => BYTE_HEX[byte]).join('')}`
}

/** Decodes UTF-8 hex, keeping a byte order mark; undefined if it is not UTF-8. */
export function hexToText(hex: Hex): string | undefined {
  const digits = hex.slice(2)
  const bytes = Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Parses typed hex, with or without `0x`, in any case, with whitespace; undefined for anything else. */
export function parseHexText(typed: string): Hex | undefined {
  const digits = typed.replace(/\s/g, '').toLowerCase().replace(/^0x/, '')
  return digits.length % 2 === 0 && HEX_DIGITS.test(digits) ? `0x${digits}` : undefined
}

/** The number of bytes in a hex string. */
export function byteLength(hex: Hex): number {
  return (hex.length - 2) / 2
}
