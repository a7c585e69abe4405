import { describe, expect, it, vi } from 'vitest'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { erc20Contract } from '../contracts/erc20'
import { type CallReader, callReading, combineReadings } from './reading'

const supplyOf = (digit: string) => erc20Contract(`0x${digit.repeat(40)}`).totalSupply()
const [a, b] = [supplyOf('a'), supplyOf('b')]

/** Answers calls by key. */
const readerOf =
  (answers: Record<string, Loadable<bigint>>): CallReader =>
  (call) =>
    (answers[call.key] ?? LOADING) as never

describe('combineReadings', () => {
  it('returns the same loadable until a part changes', () => {
    const add = vi.fn((left: bigint, right: bigint) => left + right)
    const sum = combineReadings([callReading(a), callReading(b)], add)
    const [one, two, three] = [ready(1n), ready(2n), ready(3n)]
    const first = sum.derive(readerOf({ [a.key]: one, [b.key]: two }))
    expect(first).toEqual(ready(3n))
    expect(sum.derive(readerOf({ [a.key]: one, [b.key]: two }))).toBe(first)
    expect(add).toHaveBeenCalledTimes(1)
    expect(sum.derive(readerOf({ [a.key]: one, [b.key]: three }))).toEqual(ready(4n))
    expect(sum.derive(readerOf({ [a.key]: one }))).toEqual(LOADING)
  })

  it('derives a reading of many parts once per change', () => {
    const double = vi.fn((value: bigint) => value * 2n)
    const doubled = combineReadings([callReading(a)], double)
    const both = combineReadings([doubled, doubled, callReading(b)], (left, right, other) => left + right + other)
    const one = ready(1n)
    both.derive(readerOf({ [a.key]: one, [b.key]: ready(5n) }))
    expect(both.derive(readerOf({ [a.key]: one, [b.key]: ready(6n) }))).toEqual(ready(10n))
    expect(double).toHaveBeenCalledTimes(1)
  })
})
