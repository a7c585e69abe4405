import type { Hex } from '@/lib/hex'
import { hexToText, parseHexText, textToHex } from '@/lib/textHex'

/** What was typed last, and into which of the two editors. The other follows from it. */
export interface AnythingDraft {
  readonly source: 'text' | 'hex'
  readonly typed: string
}

/** The two editors. Undefined in an editor: what was typed in the other cannot be converted to it. */
export interface AnythingView {
  readonly text: string | undefined
  readonly hex: string | undefined
  /** What would be sent; undefined where there are no bytes to send. */
  readonly data: Hex | undefined
}

/** Bytes that are no text can still be sent: they are what was typed. */
export function readAnything({ source, typed }: AnythingDraft): AnythingView {
  if (source === 'text') {
    const data = textToHex(typed)
    return { text: typed, hex: data === '0x' ? '' : data, data }
  }
  const data = parseHexText(typed)
  return { text: data === undefined ? undefined : hexToText(data), hex: typed, data }
}
