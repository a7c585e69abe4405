import { createHash } from 'node:crypto'

/** CIDv1, raw, sha2-256, 32 bytes: https://github.com/multiformats/cid. */
const PREFIX = Buffer.from([0x01, 0x55, 0x12, 0x20])
/** IPFS namespace of EIP-1577, as a varint. */
const IPFS = Buffer.from([0xe3, 0x01])
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

function idBytes(content: string): Buffer {
  return Buffer.concat([PREFIX, createHash('sha256').update(content).digest()])
}

/** CIDv1 of a content, in lower-case base 32. */
export function contentId(content: string): string {
  const bits = [...idBytes(content)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{1,5}/g) ?? []
  return `b${letters.map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)] ?? '').join('')}`
}

/** EIP-1577 content hash of a content on IPFS. */
export function ipfsContenthash(content: string): string {
  return `0x${Buffer.concat([IPFS, idBytes(content)]).toString('hex')}`
}
