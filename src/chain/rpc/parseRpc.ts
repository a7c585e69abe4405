import { type Address, type Hex, isAddress } from '@/lib/hex'

// Parsers of JSON-RPC results. Each throws if the result has another type than the method promises.

export function parseRecord(raw: unknown): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('Not an object')
  return raw as Record<string, unknown>
}

/** `0x` and whole bytes, lower-cased. */
export function parseHexData(raw: unknown): Hex {
  if (typeof raw !== 'string' || raw.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(raw)) throw new Error('Not hex data')
  return raw.toLowerCase() as Hex
}

/** A 32-byte hash, lower-cased. */
export function parseHash(raw: unknown): Hex {
  const hash = parseHexData(raw)
  if (hash.length !== 66) throw new Error('Not a hash')
  return hash
}

/** A hex quantity (`0x1a`). */
export function parseQuantity(raw: unknown): bigint {
  if (typeof raw !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(raw)) throw new Error('Not a quantity')
  return BigInt(raw)
}

/** A quantity within the safe integer range, such as a block number. */
export function parseSafeQuantity(raw: unknown): number {
  const value = Number(parseQuantity(raw))
  if (!Number.isSafeInteger(value)) throw new Error('Quantity out of range')
  return value
}

export function parseAddress(raw: unknown): Address {
  if (typeof raw !== 'string' || !isAddress(raw)) throw new Error('Not an address')
  return raw
}
