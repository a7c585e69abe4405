import { describe, expect, it } from 'vitest'
import { achievementOf } from './campaign'

describe('achievementOf', () => {
  it.each([
    [510_022_601n, 'manual', 'participation', 2],
    [511_020_000n, 'ifo', 'ifo', 2],
    [812_010_001n, 'trading', 'teambattle', 1],
    [515_010_003n, 'lottery', 'participation', 1],
  ] as const)('of %s is %s', (id, kind, type, number) => {
    expect(achievementOf(id)).toEqual({ kind, type, number })
  })

  it.each([599_010_001n, 7n, 5_110_200_000n, 711_020_000n])('of %s, which is unknown, is a generic one', (id) => {
    expect(achievementOf(id).kind).toBe('other')
  })
})
