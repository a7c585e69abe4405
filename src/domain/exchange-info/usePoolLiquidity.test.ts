import { expect, it } from 'vitest'
import { flowStart } from './usePoolLiquidity'

const DAY_SEC = 86_400
/** The tenth day at 05:30:10. */
const NOW_SEC = 10 * DAY_SEC + 5 * 3_600 + 1_810

it('a day is the current hour and the 23 before, longer times begin with a day', () => {
  expect(flowStart('day', NOW_SEC)).toBe(9 * DAY_SEC + 6 * 3_600)
  expect(flowStart('week', NOW_SEC)).toBe(4 * DAY_SEC)
  expect(flowStart('month', 40 * DAY_SEC)).toBe(11 * DAY_SEC)
})
