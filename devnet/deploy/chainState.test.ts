import { describe, expect, it } from 'vitest'
import { midnightsBetween } from '../chain/days.ts'
import { deployTime } from './chainState.ts'

const HOUR_SEC = 3_600
const DAY_SEC = 24 * HOUR_SEC
const MIDNIGHT = Date.UTC(2026, 10, 24) / 1000

describe('deployTime', () => {
  it.each(Array.from({ length: 24 }, (_, hour) => hour))(
    'at %i:59, has no midnight in the six hours after it',
    (hour) => {
      const nowSec = MIDNIGHT + hour * HOUR_SEC + 3_599
      const timeSec = deployTime(nowSec)
      expect(midnightsBetween(timeSec, timeSec + 6 * HOUR_SEC - 1)).toEqual([])
      expect(nowSec - timeSec).toBeGreaterThanOrEqual(DAY_SEC)
      expect(nowSec - timeSec).toBeLessThanOrEqual(DAY_SEC + 6 * HOUR_SEC)
    },
  )
})
