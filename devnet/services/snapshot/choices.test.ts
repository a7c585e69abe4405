import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choice, sharesOf } from './choices.ts'
import { countVotes, totalOf } from './scores.ts'

describe('choices', () => {
  it.each<[string, Choice]>([
    ['single-choice', 1],
    ['single-choice', 4],
    ['basic', 3],
    ['approval', [4, 1]],
    ['weighted', '{"1":1}'],
    ['weighted', '{"4":1000000,"2":0}'],
  ])('of a %s proposal with four: %j is valid', (type, choice) => {
    expect(sharesOf(type, choice, 4).length).toBeGreaterThan(0)
  })

  it.each<[string, Choice]>([
    ['single-choice', 0],
    ['single-choice', 5],
    ['single-choice', 1.5],
    ['single-choice', [1]],
    ['single-choice', '1'],
    ['basic', '{"1":1}'],
    ['approval', 1],
    ['approval', []],
    ['approval', [1, 1]],
    ['approval', [1, 5]],
    ['approval', [0]],
    ['weighted', 1],
    ['weighted', ''],
    ['weighted', '[1]'],
    ['weighted', 'null'],
    ['weighted', '{}'],
    ['weighted', '{"1":0}'],
    ['weighted', '{"0":1}'],
    ['weighted', '{"5":1}'],
    ['weighted', '{"01":1}'],
    ['weighted', '{"1":-1}'],
    ['weighted', '{"1":0.5}'],
    ['weighted', '{"1":1000001}'],
    ['weighted', '{"1":"1"}'],
    ['weighted', '{"1":1,"__proto__":1}'],
  ])('of a %s proposal with four: %j is refused', (type, choice) => {
    expect(() => sharesOf(type, choice, 4)).toThrow('wrong choice')
  })

  it.each(['ranked-choice', 'quadratic', 'copeland', 'custom', '', 'constructor'])(
    'do not exist for the type %j',
    (type) => {
      expect(() => sharesOf(type, 1, 4)).toThrow('not supported')
    },
  )
})

describe('scores', () => {
  const shape = { choices: 3, strategies: 2 }

  it('add up single choices by number', () => {
    const votes = [
      { choice: 1, power: [5n, 2n] },
      { choice: 3, power: [1n, 0n] },
      { choice: 1, power: [0n, 4n] },
    ]
    expect(countVotes({ type: 'single-choice', ...shape }, votes)).toEqual({
      scores: [11n, 0n, 1n],
      byStrategy: [
        [5n, 6n],
        [0n, 0n],
        [1n, 0n],
      ],
      total: 12n,
    })
  })

  it('give every approved choice the whole power', () => {
    const votes = [
      { choice: [1, 2], power: [5n, 0n] },
      { choice: [2], power: [0n, 3n] },
    ]
    expect(countVotes({ type: 'approval', ...shape }, votes)).toMatchObject({ scores: [5n, 8n, 0n], total: 8n })
  })

  it('divide the power by weights, rounded down', () => {
    const votes = [
      { choice: '{"1":1,"2":2}', power: [10n, 0n] },
      { choice: '{"3":7}', power: [0n, 4n] },
    ]
    expect(countVotes({ type: 'weighted', ...shape }, votes)).toMatchObject({ scores: [3n, 6n, 4n], total: 14n })
  })

  it('never give out more than all votes have', () => {
    const power = fc.tuple(fc.bigInt(0n, 10n ** 27n), fc.bigInt(0n, 10n ** 27n))
    const weight = fc.integer({ min: 1, max: 1_000 })
    const weighted = fc.record({
      choice: fc.tuple(weight, weight, weight).map(([a, b, c]) => JSON.stringify({ 1: a, 2: b, 3: c })),
      power,
    })
    const single = fc.record({ choice: fc.integer({ min: 1, max: 3 }), power })
    fc.assert(
      fc.property(fc.array(weighted), fc.array(single), (divided, whole) => {
        const result = countVotes({ type: 'weighted', ...shape }, divided)
        expect(totalOf(result.scores) <= result.total).toBe(true)
        // At most a base unit a vote, strategy and choice is lost.
        expect(result.total - totalOf(result.scores) <= BigInt(divided.length * 6)).toBe(true)
        const exact = countVotes({ type: 'single-choice', ...shape }, whole)
        expect(totalOf(exact.scores)).toBe(exact.total)
        expect(exact.total).toBe(totalOf(whole.map(({ power: parts }) => totalOf(parts))))
      }),
    )
  })
})
