import { crc32, deflateSync } from 'node:zlib'

const SIZE = 64
const RADIUS = SIZE / 2
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Colour = readonly [number, number, number]

/** Draws a token's PNG: a two-colour disc derived from the address (0x and 40 hex characters). */
export function drawTokenImage(address: string): Buffer {
  const bytes = Buffer.from(address.slice(2), 'hex')
  const [outer, inner] = [colourAt(bytes, 0), colourAt(bytes, 3)]
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 4))
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const distance = Math.hypot(x - RADIUS + 0.5, y - RADIUS + 0.5)
      const isInner = distance < RADIUS * 0.55
      // Antialiases the edge.
      const alpha = Math.round(255 * Math.min(1, Math.max(0, RADIUS - distance)))
      rows.set([...(isInner ? inner : outer), alpha], y * (1 + SIZE * 4) + 1 + x * 4)
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header()),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colourAt(bytes: Buffer, offset: number): Colour {
  const channel = (index: number) => 64 + ((bytes[offset + index] ?? 0) % 160)
  return [channel(0), channel(1), channel(2)]
}

/** 8-bit RGBA. */
function header(): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(SIZE, 0)
  data.writeUInt32BE(SIZE, 4)
  data.set([8, 6, 0, 0, 0], 8)
  return data
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
