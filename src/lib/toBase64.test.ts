import { describe, expect, it } from 'vitest'
import { fromBase64 } from './fromBase64'
import { toBase64 } from './toBase64'

describe('base64', () => {
  it('round-trips bytes through base64, including large ones', () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    expect(toBase64(new Uint8Array())).toBe('')
  })
})
