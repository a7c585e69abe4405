/** A well-formed CRC-20 inscription; the ledger decides whether it is valid. Amounts are whole units above zero. */
export type Operation =
  | { readonly op: 'deploy'; readonly tick: string; readonly max: bigint; readonly lim: bigint }
  | { readonly op: 'mint' | 'transfer'; readonly tick: string; readonly amt: bigint }

const PREFIX = 'data:,'
/** The largest uint256. */
const MAX_AMOUNT = 2n ** 256n - 1n

// Keeps the byte order mark, so that text that starts with one does not parse as if it had none.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Parses the operation in a transaction's call data (hex with 0x); undefined if there is none or it is malformed. */
export function parseOperation(input: string): Operation | undefined {
  const fields = readFields(input)
  if (fields === undefined || fields['p'] !== 'crc-20') return undefined
  const tick = fields['tick']
  if (typeof tick !== 'string' || tick === '') return undefined

  if (fields['op'] === 'deploy') {
    const max = parseAmount(fields['max'])
    const lim = parseAmount(fields['lim'])
    return max === undefined || lim === undefined || lim > max ? undefined : { op: 'deploy', tick, max, lim }
  }
  if (fields['op'] === 'mint' || fields['op'] === 'transfer') {
    const amt = parseAmount(fields['amt'])
    return amt === undefined ? undefined : { op: fields['op'], tick, amt }
  }
  return undefined
}

function readFields(input: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const text = decoder.decode(Buffer.from(input.slice(2), 'hex'))
    if (!text.startsWith(PREFIX)) return undefined
    const parsed: unknown = JSON.parse(text.slice(PREFIX.length))
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function parseAmount(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || !/^[0-9]{1,78}$/.test(value)) return undefined
  const amount = BigInt(value)
  return amount > 0n && amount <= MAX_AMOUNT ? amount : undefined
}
