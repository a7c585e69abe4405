import { createHash } from 'node:crypto'

/** CIDv1 with sha2-256 of 32 bytes, of raw content and of a dag-pb node: https://github.com/multiformats/cid. */
const RAW = Buffer.from([0x01, 0x55, 0x12, 0x20])
const DAG_PB = Buffer.from([0x01, 0x70, 0x12, 0x20])
/** The Data field of a UnixFS directory, as a dag-pb node has it. */
const DIRECTORY = Buffer.from([0x0a, 0x02, 0x08, 0x01])
/** IPFS namespace of EIP-1577, as a varint. */
const IPFS = Buffer.from([0xe3, 0x01])
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** A file of a directory, by its content's SHA-256. */
export interface DirectoryEntry {
  readonly name: string
  readonly digest: Buffer
  /** Bytes of the content. */
  readonly size: number
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

function idBytes(content: string): Buffer {
  return Buffer.concat([RAW, sha256(content)])
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{1,5}/g) ?? []
  return `b${letters.map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)] ?? '').join('')}`
}

/** CIDv1 of a content, in lower-case base 32. */
export function contentId(content: string): string {
  return toBase32(idBytes(content))
}

/**
 * CIDv1 of a UnixFS directory of raw files, in lower-case base 32.
 * Format: https://ipld.io/specs/codecs/dag-pb/spec/
 */
export function directoryId(entries: readonly DirectoryEntry[]): string {
  const links = [...entries]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, digest, size }) =>
      field(0x12, [
        field(0x0a, [RAW, digest]),
        field(0x12, [Buffer.from(name)]),
        Buffer.concat([Buffer.from([0x18]), varint(size)]),
      ]),
    )
  return toBase32(Buffer.concat([DAG_PB, sha256(Buffer.concat([...links, DIRECTORY]))]))
}

/** A length-delimited field of protocol buffers. */
function field(tag: number, parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), varint(content.length), content])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let left = value
  for (; left > 0x7f; left >>>= 7) bytes.push((left & 0x7f) | 0x80)
  return Buffer.from([...bytes, left])
}

/** EIP-1577 content hash of a content on IPFS. */
export function ipfsContenthash(content: string): string {
  return `0x${Buffer.concat([IPFS, idBytes(content)]).toString('hex')}`
}
