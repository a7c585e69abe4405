import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { type Hex, toLowerHex } from '@/lib/hex'
import { readStored, writeStored } from '@/platform/storage'

const SECRET_BYTES = 32
const STORAGE_KEY = 'raffleSecrets'
/** Enough for anyone; the oldest goes first. */
const MAX_STORED = 100

/** A new secret for the draw of one raffle. */
export function createSecret(): Hex {
  return `0x${bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))}`
}

/** 32 bytes in hex; undefined for anything else. */
export function parseSecret(typed: string): Hex | undefined {
  const hex = toLowerHex(typed.trim())
  return hex !== undefined && hex.length === 2 + 2 * SECRET_BYTES ? hex : undefined
}

/** keccak256 of the secret, which the contract keeps until it is revealed. */
export function commitmentOf(secret: Hex): Hex {
  return `0x${bytesToHex(keccak_256(hexToBytes(secret.slice(2))))}`
}

function readSecrets(): readonly Hex[] {
  const parse = (raw: unknown): readonly Hex[] | undefined =>
    Array.isArray(raw)
      ? raw.flatMap((entry: unknown) => (typeof entry === 'string' ? (parseSecret(entry) ?? []) : []))
      : undefined
  return readStored(STORAGE_KEY, parse) ?? []
}

/** Keeps a secret on this device; false if the browser refuses. */
export function storeSecret(secret: Hex): boolean {
  return writeStored(STORAGE_KEY, [...readSecrets().filter((other) => other !== secret), secret].slice(-MAX_STORED))
}

/** The secret of a commitment, if it is kept on this device. */
export function findSecret(commitment: Hex): Hex | undefined {
  return readSecrets().find((secret) => commitmentOf(secret) === commitment.toLowerCase())
}
