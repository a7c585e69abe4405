import { describe, expect, it } from 'vitest'
import { readImageHeader } from './imageHeader'

const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const bytes = (...parts: readonly (number | readonly number[])[]) => Uint8Array.from(parts.flat())
const zeros = (count: number) => Array.from({ length: count }, () => 0)

const png = bytes(0x89, ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, zeros(3), 13, ascii('IHDR'), [0, 0, 1, 0], [0, 0, 2, 0])
const gif = bytes(ascii('GIF89a'), [0x40, 0x01], [0xf0, 0x00])
// An APP0 segment of 16 bytes, a fill byte, and the start of a progressive frame of 300 x 200.
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, zeros(14), 0xff, 0xff, 0xc2, 0, 17, 8, [0, 200], [1, 44], 3)
const riff = (chunk: string, body: readonly number[]) =>
  bytes(ascii('RIFF'), zeros(4), ascii('WEBP'), ascii(chunk), body)
const extended = riff('VP8X', [...zeros(8), 0xff, 0x0f, 0, 0xff, 0x07, 0])
const lossy = riff('VP8 ', [...zeros(10), 0x80, 0x02, 0xe0, 0x01])
// 14 bits each, minus one: 640 x 480.
const lossless = riff('VP8L', [...zeros(4), 0x2f, 0x7f, 0xc2, 0x77, 0x00])

describe('readImageHeader', () => {
  it.each([
    ['image/png', png, { width: 256, height: 512 }],
    ['image/gif', gif, { width: 320, height: 240 }],
    ['image/jpeg', jpeg, { width: 300, height: 200 }],
    ['image/webp', extended, { width: 4096, height: 2048 }],
    ['image/webp', lossy, { width: 640, height: 480 }],
    ['image/webp', lossless, { width: 640, height: 480 }],
  ])('reads the size of %s', (type, image, size) => {
    expect(readImageHeader(image)).toEqual({ type, size })
  })

  it.each(['<svg xmlns="x"/>', '\n<?xml version="1.0"?>\n<!-- a\n b -->\n<!DOCTYPE svg>\n<svg>'])(
    'detects an SVG: %j',
    (text) => {
      expect(readImageHeader(bytes(ascii(text)))).toEqual({ type: 'image/svg+xml', size: undefined })
    },
  )

  it.each([
    ['a page', bytes(ascii('<!doctype html><html><svg></svg></html>'))],
    ['a script', bytes(ascii('alert(1)//<svg>'))],
    ['nothing', bytes()],
    ['a cut-off image', png.slice(0, 20)],
    ['a cut-off photo', jpeg.slice(0, 22)],
    ['another type of image', bytes(ascii('BM'), zeros(40))],
  ])('rejects %s', (_name, image) => {
    expect(readImageHeader(image)).toBeUndefined()
  })
})
