import { type Address, type Hex, isAddress, toLowerHex } from '@/lib/hex'
import {
  AbiDecodeError,
  AbiEncodeError,
  type AbiReader,
  type AbiType,
  padWord,
  readSize,
  readWord,
  WORD,
} from './abiType'

const ADDRESS_PREFIX = '0'.repeat(24)
const ONE_DIGITS = padWord('1')
const ZERO_DIGITS = padWord('')
const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/

function staticType<T>(encode: (value: T) => string, decodeWord: (word: string) => T): AbiType<T> {
  return { isDynamic: false, headLength: WORD, encode, decode: (reader, at) => decodeWord(readWord(reader, at)) }
}

function wordToBigInt(word: string): bigint {
  try {
    return BigInt(`0x${word}`)
  } catch {
    throw new AbiDecodeError('Not hex')
  }
}

/** Decodes to lower case: a checksum needs keccak, which the first route does not load. */
export const address: AbiType<Address> = staticType<Address>(
  (value) => {
    if (!isAddress(value)) throw new AbiEncodeError(`Invalid address: ${String(value)}`)
    return ADDRESS_PREFIX + value.slice(2).toLowerCase()
  },
  (word) => {
    if (!word.startsWith(ADDRESS_PREFIX)) throw new AbiDecodeError('Not an address')
    return `0x${word.slice(24).toLowerCase()}`
  },
)

export const bool: AbiType<boolean> = staticType(
  (value) => (value ? ONE_DIGITS : ZERO_DIGITS),
  (word) => {
    if (word === ONE_DIGITS) return true
    if (word === ZERO_DIGITS) return false
    throw new AbiDecodeError('Not a bool')
  },
)

/** `uint8` to `uint256`, always a bigint. */
export function uint(bits: number): AbiType<bigint> {
  const limit = 1n << BigInt(bits)
  return staticType(
    (value) => {
      if (value < 0n || value >= limit) throw new AbiEncodeError(`Out of range for uint${bits}`)
      return padWord(value.toString(16))
    },
    (word) => {
      const value = wordToBigInt(word)
      if (value >= limit) throw new AbiDecodeError(`Out of range for uint${bits}`)
      return value
    },
  )
}

/** `int8` to `int256`, always a bigint. */
export function int(bits: number): AbiType<bigint> {
  const limit = 1n << BigInt(bits - 1)
  return staticType(
    (value) => {
      if (value < -limit || value >= limit) throw new AbiEncodeError(`Out of range for int${bits}`)
      return padWord(BigInt.asUintN(256, value).toString(16))
    },
    (word) => {
      const value = BigInt.asIntN(256, wordToBigInt(word))
      if (value < -limit || value >= limit) throw new AbiDecodeError(`Out of range for int${bits}`)
      return value
    },
  )
}

export const uint256: AbiType<bigint> = /* @__PURE__ */ uint(256)

/** `bytes1` to `bytes32`: `0x` and exactly that many bytes. */
export function fixedBytes(length: number): AbiType<Hex> {
  const padding = ZERO_DIGITS.slice(length * 2)
  return staticType<Hex>(
    (value) => {
      if (value.length !== 2 + length * 2 || !BYTES.test(value)) throw new AbiEncodeError(`Not bytes${length}`)
      return value.slice(2).toLowerCase() + padding
    },
    (word) => {
      if (!word.endsWith(padding)) throw new AbiDecodeError(`Not bytes${length}`)
      return `0x${word.slice(0, length * 2)}`
    },
  )
}

function encodeDigits(digits: string): string {
  const rest = digits.length % WORD
  const length = padWord((digits.length / 2).toString(16))
  return rest === 0 ? length + digits : length + digits + ZERO_DIGITS.slice(rest)
}

function decodeDigits(reader: AbiReader, at: number): string {
  const length = readSize(reader, at)
  const start = at + WORD
  if (start + length > reader.hex.length) throw new AbiDecodeError('Data too short')
  return reader.hex.slice(start, start + length)
}

export const bytes: AbiType<Hex> = {
  isDynamic: true,
  headLength: WORD,
  encode: (value: string) => {
    const lower = toLowerHex(value)
    if (lower === undefined || lower.length % 2 !== 0) throw new AbiEncodeError('Not bytes')
    return encodeDigits(lower.slice(2))
  },
  decode: (reader, at) => `0x${decodeDigits(reader, at)}`,
}

export const string: AbiType<string> = {
  isDynamic: true,
  headLength: WORD,
  encode: (value) => {
    let digits = ''
    for (const byte of new TextEncoder().encode(value)) digits += byte.toString(16).padStart(2, '0')
    return encodeDigits(digits)
  },
  decode: (reader, at) => {
    const digits = decodeDigits(reader, at)
    const utf8 = Uint8Array.from({ length: digits.length / 2 }, (_, i) =>
      Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16),
    )
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(utf8)
    } catch {
      throw new AbiDecodeError('Not UTF-8')
    }
  },
}
