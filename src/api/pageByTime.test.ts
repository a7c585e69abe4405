import { expect, it } from 'vitest'
import { pageByTime } from './pageByTime'

const rowsFrom = (timeSec: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ timeSec: timeSec - index }))

it('a page of short lists has all of their rows, newest first, and is the last', () => {
  expect(pageByTime([[{ timeSec: 5 }, { timeSec: 2 }], [{ timeSec: 4 }], []])).toEqual({
    rows: [{ timeSec: 5 }, { timeSec: 4 }, { timeSec: 2 }],
    next: undefined,
  })
})

it('a page reaches as far back as its full list, without the second that the list ends in', () => {
  const { rows, next } = pageByTime([rowsFrom(5_000, 1_000), [{ timeSec: 4_500 }, { timeSec: 4_001 }, { timeSec: 9 }]])
  expect(next).toBe(4_002)
  expect(rows).toHaveLength(1_000)
  expect(rows.every(({ timeSec }) => timeSec >= 4_002)).toBe(true)
})

it('of two full lists, the one that reaches less far back counts', () => {
  expect(pageByTime([rowsFrom(5_000, 1_000), rowsFrom(9_000, 1_000)]).next).toBe(8_002)
})
