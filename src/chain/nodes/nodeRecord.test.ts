import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  consensusHeight,
  type NodeRecord,
  newRecord,
  rankNodes,
  recordAnswer,
  recordFailure,
  recordWait,
} from './nodeRecord'

const NOW = { nowMs: 1_000_000 }
const failure = (record: NodeRecord, more: Partial<Parameters<typeof recordFailure>[1]> = {}) =>
  recordFailure(record, { state: 'unusable', random: 0.5, ...NOW, ...more })
const answered = (url: string, latencyMs: number, times = 5) =>
  Array.from({ length: times }).reduce<NodeRecord>((record) => recordAnswer(record, latencyMs, 100), newRecord(url))

describe('node records', () => {
  it('doubles the backoff with each failure, from 2 s to a minute', () => {
    const rests: number[] = []
    let record = newRecord('a')
    for (let i = 0; i < 8; i++) {
      record = failure(record)
      rests.push(record.backoffUntilMs - NOW.nowMs)
    }
    expect(rests).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
  })

  it('varies the backoff by 25 %', () => {
    expect(failure(newRecord('a'), { random: 0 }).backoffUntilMs - NOW.nowMs).toBe(1_500)
    expect(failure(newRecord('a'), { random: 1 }).backoffUntilMs - NOW.nowMs).toBe(2_500)
  })

  it('resets everything but the stability after an answer', () => {
    const record = recordAnswer(failure(failure(newRecord('a'))), 50, 100)
    expect(record).toMatchObject({
      state: 'good',
      failures: 0,
      backoffUntilMs: 0,
      rateLimitedUntilMs: 0,
      latencyMs: 50,
      height: 100,
    })
    expect(record.stability).toBeGreaterThan(0.4)
    expect(record.stability).toBeLessThan(0.7)
  })

  it('keeps the highest block', () => {
    expect(recordAnswer(recordAnswer(newRecord('a'), 1, 100), 1, 98).height).toBe(100)
  })

  it('counts a pending wait as latency', () => {
    expect(recordWait(newRecord('a'), 1_000).latencyMs).toBe(1_000)
    expect(recordWait(answered('a', 2_000), 1_000).latencyMs).toBe(2_000)
  })
})

describe('rankNodes', () => {
  it.each<[string, NodeRecord[], object, string[]]>([
    ['as listed before any answer', [newRecord('a'), newRecord('b')], {}, ['a', 'b']],
    ['the faster first', [answered('a', 900), answered('b', 50)], {}, ['b', 'a']],
    [
      'the stable before the fast',
      [failure(failure(answered('a', 50), { nowMs: 0 }), { nowMs: 0 }), answered('b', 200)],
      {},
      ['b', 'a'],
    ],
    [
      'the one in use before one that is little better',
      [answered('a', 60), answered('b', 50)],
      { currentUrl: 'a' },
      ['a', 'b'],
    ],
    [
      'a much better one before the one in use',
      [answered('a', 2_000), answered('b', 50)],
      { currentUrl: 'a' },
      ['b', 'a'],
    ],
    ['what rests last', [failure(answered('a', 10)), answered('b', 2_000)], {}, ['b', 'a']],
    [
      "the user's own first, however slow",
      [answered('a', 10), answered('own', 2_000)],
      { ownUrl: 'own' },
      ['own', 'a'],
    ],
    [
      "the user's own last while it rests",
      [answered('a', 10), failure(answered('own', 10))],
      { ownUrl: 'own' },
      ['a', 'own'],
    ],
    [
      'what asked for a pause not at all',
      [failure(newRecord('a'), { state: 'limited', retryAfterMs: 1 }), newRecord('b')],
      {},
      ['b'],
    ],
    ['nothing where all asked for a pause', [failure(newRecord('a'), { state: 'limited' })], {}, []],
    [
      'what asked for a pause again when that is over',
      [failure(newRecord('a'), { state: 'limited', retryAfterMs: 5, nowMs: NOW.nowMs - 5 })],
      {},
      ['a'],
    ],
  ])('%s', (_what, records, standing, urls) => {
    expect(rankNodes(records, { ...NOW, ...standing })).toEqual(urls)
  })

  it('keeps every available node', () => {
    const record = fc.record({
      latencyMs: fc.double({ min: 0, noNaN: true }),
      stability: fc.double({ min: 0, max: 1, noNaN: true }),
      failures: fc.nat(9),
      backoffUntilMs: fc.nat(2_000_000),
    })
    fc.assert(
      fc.property(fc.array(record, { maxLength: 6 }), (facts) => {
        const records = facts.map((fact, i) => ({ ...newRecord(String(i)), ...fact }))
        expect([...rankNodes(records, NOW)].sort()).toEqual(records.map(({ url }) => url).sort())
      }),
    )
  })
})

describe('consensusHeight', () => {
  it.each([
    [[], 0],
    [[5], 5],
    [[5, 9], 9],
    [[5, 9, 7], 7],
    [[1, 9e15, 8, 8], 8],
  ])('of %j is %d', (heights, common) => {
    expect(consensusHeight(heights)).toBe(common)
  })
})
