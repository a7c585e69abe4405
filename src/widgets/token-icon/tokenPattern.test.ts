import { describe, expect, it } from 'vitest'
import { tokenPattern } from './tokenPattern'

const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`

describe('the drawing of an address', () => {
  it('is the same for the same one in any letter case', () => {
    expect(tokenPattern(`0x${'AB'.repeat(20)}`)).toEqual(tokenPattern(`0x${'ab'.repeat(20)}`))
  })

  it('differs for addresses that differ in one digit', () => {
    const drawings = new Set(Array.from({ length: 500 }, (_, n) => JSON.stringify(tokenPattern(address(n)))))
    expect(drawings.size).toBe(500)
  })

  it('keeps the sun off the colour of the ground', () => {
    for (let n = 0; n < 500; n++) {
      const { groundHue, sunHue } = tokenPattern(address(n))
      const apart = Math.abs(groundHue - sunHue)
      expect(Math.min(apart, 360 - apart)).toBeGreaterThanOrEqual(90)
    }
  })
})
