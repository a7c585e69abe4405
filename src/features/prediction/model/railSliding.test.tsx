import { describe, expect, it } from 'vitest'
import { centeredIndex, scrollToCard } from './rail'

describe('sliding', () => {
  /** Cards of 100 px in a window of 200 px. */
  function railOf(count: number, isRtl: boolean) {
    const rail = document.createElement('ol')
    Object.defineProperties(rail, { clientWidth: { value: 200 }, offsetLeft: { value: 50 } })
    for (let index = 0; index < count; index += 1) {
      const card = document.createElement('li')
      const offsetLeft = isRtl ? 50 + 100 - index * 100 : 50 + index * 100
      Object.defineProperties(card, { offsetWidth: { value: 100 }, offsetLeft: { value: offsetLeft } })
      rail.append(card)
    }
    return rail
  }

  it.each([
    [false, 2, 150],
    [true, 2, -150],
    [false, 0, -50],
    [false, 99, 350],
  ])('right to left %s: puts card %s in the middle at %s', (isRtl, index, position) => {
    const rail = railOf(5, isRtl)
    scrollToCard(rail, index)
    expect(rail.scrollLeft).toBe(position)
    expect(centeredIndex(rail)).toBe(Math.min(index, 4))
  })
})
