import { describe, expect, it } from 'vitest'
import { railEpochs } from './rail'

describe('the rounds on the rail', () => {
  it.each([
    ['five before and two after the current one', 10, 10, [5, 6, 7, 8, 9, 10, 11, 12]],
    ['one more with each new round', 10, 11, [5, 6, 7, 8, 9, 10, 11, 12, 13]],
    ['none before the first', 2, 2, [1, 2, 3, 4]],
    ['earlier ones after a reorganization', 10, 9, [4, 5, 6, 7, 8, 9, 10, 11]],
  ])('are %s', (_, opened, current, epochs) => {
    expect(railEpochs(opened, current)).toEqual(epochs)
  })

  it('are bounded on a page that stays open', () => {
    const epochs = railEpochs(10, 1_000)
    expect([epochs[0], epochs.length]).toEqual([970, 33])
  })
})
