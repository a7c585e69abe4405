/** A well-formed CRC-20 inscription; whether it counts is for the ledger to say. Amounts are whole units above zero. */
export type Operation =
  | { readonly op: 'deploy'; readonly tick: string; readonly max: bigint; readonly lim: bigint }
  | { readonly op: 'mint' | 'transfer'; readonly tick: string; readonly amt: bigint }

const PREFIX = 'data:,'
/** The largest amount that a contract could hold. */
const MAX_AMOUNT = 2n ** 256n - 1n

// The byte order mark is kept, so that text which begins with one is not read as if it had none.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The operation that a transaction's call data (0x and hex) spells, or undefined where it is none or malformed. */
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
