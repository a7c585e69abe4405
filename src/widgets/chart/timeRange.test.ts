import { describe, expect, it } from 'vitest'
import { type ChartPoint, evenSteps, pointsOf, rangeStart } from './timeRange'

const DAY = 86_400
const NOW = 100 * DAY
const at = (days: number, value: number): ChartPoint => ({ timeSec: days * DAY, value, text: String(value) })
const points = [at(10, 1), at(60, 2), at(98, 3), at(99.5, 4)]

describe('rangeStart', () => {
  it('is a span before now, or the first point where there is no more', () => {
    expect(rangeStart(points, 'day', NOW)).toBe(99 * DAY)
    expect(rangeStart(points, 'month', NOW)).toBe(70 * DAY)
    expect(rangeStart(points, 'all', NOW)).toBe(10 * DAY)
    expect(rangeStart([at(99.9, 1)], 'week', NOW)).toBe(99.9 * DAY)
  })
})

describe('pointsOf', () => {
  it('keeps what held when the range began', () => {
    expect(pointsOf(points, 'day', NOW).map(({ value }) => value)).toEqual([3, 4])
    expect(pointsOf(points, 'month', NOW).map(({ value }) => value)).toEqual([2, 3, 4])
    expect(pointsOf(points, 'all', NOW)).toEqual(points)
  })
})

describe('evenSteps', () => {
  it('gives the value that held at each step', () => {
    expect(evenSteps([at(0, 1), at(5, 2), at(6, 9)], 0, 10 * DAY, 10).map(({ value }) => value)).toEqual([
      1, 1, 1, 1, 1, 2, 9, 9, 9, 9, 9,
    ])
  })

  it('has each second once, from the first to the last', () => {
    const steps = evenSteps([{ timeSec: 100, value: 1, text: '1' }], 100, 103, 50)
    expect(steps.map(({ timeSec }) => timeSec)).toEqual([100, 101, 102, 103])
  })
})
