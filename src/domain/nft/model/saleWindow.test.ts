import { describe, expect, it } from 'vitest'
import { windowState } from './saleWindow'

describe('windowState', () => {
  const window = { from: 100, until: 200 }
  it.each([
    [99, { status: 'before', fromSec: 100 }],
    [100, { status: 'open', untilSec: 200 }],
    [199, { status: 'open', untilSec: 200 }],
    [200, { status: 'after', untilSec: 200 }],
  ])('at %i', (nowSec, state) => {
    expect(windowState(window, nowSec)).toEqual(state)
  })

  it('has no end or no start where none is named', () => {
    expect(windowState({ until: 200 }, 0)).toEqual({ status: 'open', untilSec: 200 })
    expect(windowState({ from: 100 }, 9e9)).toEqual({ status: 'open', untilSec: undefined })
    expect(windowState(undefined, 0)).toEqual({ status: 'open', untilSec: undefined })
  })
})
