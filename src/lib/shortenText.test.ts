import { describe, expect, it } from 'vitest'
import { shortenText } from './shortenText'

describe('shortenText', () => {
  it('leaves a short text unchanged', () => {
    expect(shortenText('', 3)).toBe('')
    expect(shortenText('abc', 3)).toBe('abc')
    expect(shortenText('😀😀😀', 3)).toBe('😀😀😀')
  })

  it('cuts a long text, never within a character', () => {
    expect(shortenText('abcd', 3)).toBe('abc…')
    expect(shortenText('😀'.repeat(100_000), 3)).toBe('😀😀😀…')
    expect(shortenText('a😀😀b', 3)).toBe('a😀😀…')
  })
})
