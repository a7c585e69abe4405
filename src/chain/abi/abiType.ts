/** Thrown for data that is not a valid ABI encoding of the expected type: too short, out of range, hostile. */
export class AbiDecodeError extends Error {
  override readonly name = 'AbiDecodeError'
}

/** Thrown for a value that the ABI type cannot represent. */
export class AbiEncodeError extends Error {
  override readonly name = 'AbiEncodeError'
}

/** Data being decoded: hex digits without `0x`. All positions and lengths count hex digits, two per byte. */
export interface AbiReader {
  readonly hex: string
  /**
   * Hex digits that arrays may still claim. An honest encoding contains every element once; without this limit, a small
   * response whose offsets all point at one long array would decode to gigabytes.
   */
  arrayBudget: number
}

/** An ABI type: encodes a value to hex digits and back. */
export interface AbiType<T> {
  readonly isDynamic: boolean
  /** Hex digits in the head of the enclosing tuple: 64, or more for a static tuple or array. */
  readonly headLength: number
  /** Hex digits without `0x`. @throws AbiEncodeError */
  encode(value: T): string
  /** Reads the value whose encoding starts at `at`. @throws AbiDecodeError */
  decode(reader: AbiReader, at: number): T
}

export const WORD = 64
const ZEROS = '0'.repeat(WORD)
// Sizes and offsets above 2^32 bytes are rejected: the upper 56 digits must be zero.
const SIZE_PREFIX = '0'.repeat(WORD - 8)

/** Left-pads hex digits to one word. */
export function padWord(digits: string): string {
  return ZEROS.slice(digits.length) + digits
}

/** The word at `at`. @throws AbiDecodeError if the data ends before it */
export function readWord(reader: AbiReader, at: number): string {
  const end = at + WORD
  if (end > reader.hex.length) throw new AbiDecodeError('Data too short')
  return reader.hex.slice(at, end)
}

/** A length or offset in bytes, as a number of hex digits. @throws AbiDecodeError if it exceeds the data */
export function readSize(reader: AbiReader, at: number): number {
  const { hex } = reader
  const end = at + WORD
  if (end > hex.length) throw new AbiDecodeError('Data too short')
  if (!hex.startsWith(SIZE_PREFIX, at)) throw new AbiDecodeError('Size out of range')
  const digits = Number.parseInt(hex.slice(at + SIZE_PREFIX.length, end), 16) * 2
  if (!(digits <= reader.hex.length)) throw new AbiDecodeError('Size beyond the data')
  return digits
}
