import type { Hex } from '@/lib/hex'
import { textToHex } from '@/lib/textHex'

export interface MintOperation {
  readonly op: 'mint'
  readonly tick: string
  readonly amt: string
}

/** A CRC-20 operation. Amounts are strings of digits. */
export type Operation =
  | MintOperation
  | { readonly op: 'transfer'; readonly tick: string; readonly amt: string }
  | { readonly op: 'deploy'; readonly tick: string; readonly max: string; readonly lim: string }

const PREFIX = 'data:,'

/** Not every indexer parses 007 as 7. */
function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/** The inscribed text: `data:,` and JSON with the keys in the protocol's order. */
export function operationText(operation: Operation): string {
  const { op, tick } = operation
  const amounts =
    op === 'deploy'
      ? { max: withoutLeadingZeros(operation.max), lim: withoutLeadingZeros(operation.lim) }
      : { amt: withoutLeadingZeros(operation.amt) }
  return PREFIX + JSON.stringify({ p: 'crc-20', op, tick, ...amounts })
}

/** Hex of an operation's text. Never fails, since JSON escapes lone surrogates. */
export function operationData(operation: Operation): Hex {
  return textToHex(operationText(operation)) ?? '0x'
}
