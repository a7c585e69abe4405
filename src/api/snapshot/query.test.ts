import { expect, it } from 'vitest'
import { nextVoteCursor } from './query'

const page = (...created: readonly number[]) => created.map((each) => ({ created: each }))
const FIRST = { until: 1_000, skip: 0 }

it('goes on after the votes of the last second that were read', () => {
  expect(nextVoteCursor(page(9, 8, 7), FIRST)).toEqual({ until: 7, skip: 1 })
  expect(nextVoteCursor(page(9, 7, 7), FIRST)).toEqual({ until: 7, skip: 2 })
})

it('counts on where a whole page is of one second', () => {
  expect(nextVoteCursor(page(7, 7, 7), { until: 7, skip: 2 })).toEqual({ until: 7, skip: 5 })
})

it('ends after an empty page', () => {
  expect(nextVoteCursor([], FIRST)).toBeUndefined()
})
