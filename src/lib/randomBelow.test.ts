import { afterEach, expect, it, vi } from 'vitest'
import { randomBelow } from './randomBelow'

afterEach(() => vi.restoreAllMocks())

function drawing(...values: number[]) {
  return vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = values.shift() ?? 0
    return array
  })
}

it('draws again where a value would make small numbers more likely', () => {
  // 4,294 whole millions fit a Uint32; what is above them is drawn again.
  const draw = drawing(4_294_967_295, 4_294_000_000, 4_293_999_999)
  expect(randomBelow(1_000_000)).toBe(999_999)
  expect(draw).toHaveBeenCalledTimes(3)
})

it('draws from the whole range', () => {
  drawing(0, 1_000_001)
  expect([randomBelow(1_000_000), randomBelow(1_000_000)]).toEqual([0, 1])
})
