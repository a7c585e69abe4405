import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUsernameError, usernameShape } from './username.ts'

describe('findUsernameError', () => {
  it.each(['abc', 'ABC', '123', 'Daybreak', 'x'.repeat(15)])('accepts %s', (name) => {
    expect(findUsernameError(name)).toBeUndefined()
  })

  it.each([
    ['', 'Minimum length'],
    ['ab', 'Minimum length'],
    ['x'.repeat(16), 'Maximum length'],
    ['a b', 'No spaces'],
    [' abc', 'No spaces'],
    ['abc\n', 'No spaces'],
    ['a_b', 'special characters'],
    // Cyrillic a, full-width a, a with an accent, a zero-width space.
    ['\u0430bc', 'special characters'],
    ['\uff41bc', 'special characters'],
    ['\u00e1bc', 'special characters'],
    ['ab\u200bc', 'special characters'],
  ])('refuses %j', (name, error) => {
    expect(findUsernameError(name)).toContain(error)
  })

  it('accepts only 3 to 15 letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: 'binary' }), (name) => {
        expect(findUsernameError(name) === undefined).toBe(/^[a-z0-9]{3,15}$/i.test(name))
      }),
    )
  })
})

describe('usernameShape', () => {
  it.each([
    ['Bob', 'B0B'],
    ['lily', 'IiIy'],
    ['lily', '1i1y'],
    ['modern', 'modem'],
    ['wave', 'VVave'],
    ['sun5et', 'sunset'],
  ])('is the same for %s and %s', (first, second) => {
    expect(usernameShape(first)).toBe(usernameShape(second))
  })

  it.each([
    ['bob', 'rob'],
    ['lily', 'lilly'],
    ['nora', 'mora'],
  ])('differs for %s and %s', (first, second) => {
    expect(usernameShape(first)).not.toBe(usernameShape(second))
  })
})
