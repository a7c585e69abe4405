import { describe, expect, it } from 'vitest'
import { lastCompoundView } from './lastCompound'

describe('lastCompoundView', () => {
  it.each([
    [1_000n, 1_000, 0, 'this minute'],
    [1_000n, 4_600, 3_600 / 86_400, '1 hour ago'],
    [1_000n, 174_000, 1, '2 days ago'],
    // A clock that is behind the compound's block.
    [2_000n, 1_000, 0, 'this minute'],
    [0n, 1_000, 0, undefined],
  ])('last %s, now %s', (last, now, dayShare, ago) => {
    expect(lastCompoundView(last, now, 'en-US')).toEqual({ dayShare, ago })
  })

  it('has Latin digits in every language', () => {
    expect(lastCompoundView(1_000n, 1_480, 'ar-SA').ago).toContain('8')
  })
})
