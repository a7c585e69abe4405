import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawTokenImage } from './tokenImage.ts'

const IMAGE = drawTokenImage(`0x${'1234567890'.repeat(4)}`)

describe('drawTokenImage', () => {
  it('returns a valid PNG', () => {
    expect(IMAGE.subarray(1, 4).toString()).toBe('PNG')
    const types: string[] = []
    for (let at = 8; at < IMAGE.length; ) {
      const length = IMAGE.readUInt32BE(at)
      const body = IMAGE.subarray(at + 4, at + 8 + length)
      types.push(body.subarray(0, 4).toString())
      expect(IMAGE.readUInt32BE(at + 8 + length)).toBe(crc32(body))
      if (types.at(-1) === 'IDAT') expect(inflateSync(body.subarray(4))).toHaveLength(64 * (1 + 64 * 4))
      at += 12 + length
    }
    expect(types).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  it('depends on the address, ignoring letter case', () => {
    expect(drawTokenImage(`0x${'ab'.repeat(20)}`)).toEqual(drawTokenImage(`0x${'AB'.repeat(20)}`))
    expect(drawTokenImage(`0x${'ab'.repeat(20)}`)).not.toEqual(IMAGE)
  })
})
