import type { Hex } from '@/lib/hex'
import { hexToText, parseHexText, textToHex } from '@/lib/textHex'

/** The last typed text and its editor; the other editor is derived. */
export interface AnythingDraft {
  readonly source: 'text' | 'hex'
  readonly typed: string
}

/** Texts of the two editors; undefined if the input cannot be converted to that form. */
export interface AnythingView {
  readonly text: string | undefined
  readonly hex: string | undefined
  /** Data to send; undefined if empty or invalid. */
  readonly data: Hex | undefined
}

/** Bytes that are not valid text can still be sent. */
export function readAnything({ source, typed }: AnythingDraft): AnythingView {
  if (source === 'text') {
    const data = textToHex(typed)
    return { text: typed, hex: data === '0x' ? '' : data, data }
  }
  const data = parseHexText(typed)
  return { text: data === undefined ? undefined : hexToText(data), hex: typed, data }
}
