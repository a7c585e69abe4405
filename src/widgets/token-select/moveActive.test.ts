import { describe, expect, it } from 'vitest'
import { moveActive } from './moveActive'

describe('arrow keys', () => {
  it('go round, from the field into the list and on', () => {
    expect([
      moveActive('ArrowDown', undefined, 3),
      moveActive('ArrowDown', 0, 3),
      moveActive('ArrowDown', 2, 3),
    ]).toEqual([0, 1, 0])
    expect([moveActive('ArrowUp', undefined, 3), moveActive('ArrowUp', 2, 3), moveActive('ArrowUp', 0, 3)]).toEqual([
      2, 1, 2,
    ])
  })

  it('move by pages and stay in the list', () => {
    expect([
      moveActive('PageDown', undefined, 20),
      moveActive('PageDown', 18, 20),
      moveActive('PageUp', 3, 20),
    ]).toEqual([5, 19, 0])
  })

  it('do nothing without results, and leave other keys alone', () => {
    expect([moveActive('ArrowDown', undefined, 0), moveActive('a', 1, 3), moveActive('Home', 1, 3)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
