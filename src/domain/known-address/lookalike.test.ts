import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { differingParts, lookalikeOf } from './lookalike'

const RIGHT: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const imitation = (start: string, end: string): Address =>
  `0x${start}${'0'.repeat(40 - start.length - end.length)}${end}`

describe('lookalikeOf', () => {
  it('finds an address with the same start and end', () => {
    expect(lookalikeOf(imitation('f39f', '2266'), [RIGHT])).toBe(RIGHT)
    expect(lookalikeOf(imitation('F39', '266'), [RIGHT])).toBe(RIGHT)
  })

  it('ignores an address that differs where people look', () => {
    expect(lookalikeOf(imitation('f38f', '2266'), [RIGHT])).toBeUndefined()
    expect(lookalikeOf(imitation('f39f', '2366'), [RIGHT])).toBeUndefined()
  })

  it('ignores a known address in any case, even if another known one looks like it', () => {
    expect(lookalikeOf(RIGHT.toLowerCase() as Address, [imitation('f39f', '2266'), RIGHT])).toBeUndefined()
  })

  it('finds every address whose middle was changed', () => {
    const digits = fc.stringMatching(/^[0-9a-f]{34}$/)
    fc.assert(
      fc.property(digits, digits, (mine, theirs) => {
        fc.pre(mine !== theirs)
        const known: Address = `0xabc${mine}def`
        expect(lookalikeOf(`0xABC${theirs}DEF`, [known])).toBe(known)
      }),
    )
  })
})

describe('differingParts', () => {
  it('returns the difference, ignoring case', () => {
    const imitated = imitation('F39f', '2266')
    expect(differingParts(RIGHT, imitated)).toEqual(['0xf39F', RIGHT.slice(6, -4), '2266'])
    expect(differingParts(imitated, RIGHT)[1]).toBe('0'.repeat(32))
  })
  it('returns no difference for the same address', () => {
    expect(differingParts(RIGHT, RIGHT.toLowerCase() as Address)).toEqual([RIGHT, '', ''])
  })
})
