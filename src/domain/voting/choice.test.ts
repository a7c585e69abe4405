import { describe, expect, it } from 'vitest'
import { chosenNumbers, chosenTexts } from './choice'

describe('chosenNumbers', () => {
  it('are read whatever a hub lists', () => {
    expect(chosenNumbers(2)).toEqual([2])
    expect(chosenNumbers([2, 'x', 1])).toEqual([2, 1])
    expect(chosenNumbers({ 1: 1, 3: 5, 2: 0 })).toEqual([3, 1])
    expect(chosenNumbers('0xencrypted')).toEqual([])
    expect(chosenNumbers(null)).toEqual([])
  })
})

describe('chosenTexts', () => {
  const choices = ['For', 'Against', 'Same', 'Same', '']

  it('are those of each chosen number', () => {
    expect(chosenTexts(2, choices)).toEqual(['Against'])
    expect(chosenTexts({ 1: 1, 2: 3 }, choices)).toEqual(['Against', 'For'])
  })

  it.each([[3], [5], [6], [[1, 4]], ['0xencrypted']])('are none of %j, which they would not tell', (choice) => {
    expect(chosenTexts(choice, choices)).toBeUndefined()
  })
})
