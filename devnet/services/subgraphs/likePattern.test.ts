import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likePattern } from './likePattern.ts'

/** The same by a regular expression, which takes exponential time for some patterns. */
function expressionOf(pattern: string): RegExp {
  const source = [...pattern.matchAll(/\\.|[^]/g)].map(([part]) => {
    if (part === '%') return '[^]*'
    if (part === '_') return '[^]'
    return (part.length === 2 ? part.slice(1) : part).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  })
  return new RegExp(`^${source.join('')}$`)
}

describe('likePattern', () => {
  it.each([
    ['', '', true],
    ['', 'a', false],
    ['%', '', true],
    ['a%', 'abc', true],
    ['a%', 'Abc', false],
    ['%b%', 'abc', true],
    ['a_c', 'abc', true],
    ['a_c', 'ac', false],
    ['a\\_c', 'abc', false],
    ['a\\_c', 'a_c', true],
    ['%\\%', '5%', true],
    ['%\\%', '5', false],
    ['a.c', 'abc', false],
    ['%ab%ab', 'aabab', true],
  ])('%j and %j: %s', (pattern, text, expected) => {
    expect(likePattern(pattern)(text)).toBe(expected)
  })

  it('agrees with a regular expression', () => {
    const letters = (...each: string[]) => fc.string({ unit: fc.constantFrom(...each), maxLength: 8 })
    fc.assert(
      fc.property(letters('a', 'b', '%', '_', '\\a', '\\%', '.'), letters('a', 'b', '%', '_', '.'), (pattern, text) => {
        expect(likePattern(pattern)(text)).toBe(expressionOf(pattern).test(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it('answers a pattern of many wildcards at once', () => {
    expect(likePattern(`${'%a'.repeat(500)}%b`)('a'.repeat(5_000))).toBe(false)
  })
})
