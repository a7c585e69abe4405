import { describe, expect, it } from 'vitest'
import { blockTimeSamples, readBlockTime, steadyBlockTime } from './blockTime'
import type { RpcClient } from './rpcClient'

const block = (number: number, timestampSec: number) => ({ number, timestampSec })

describe('blockTimeSamples', () => {
  it('uses two windows of 1000 blocks, or half of a short chain', () => {
    expect(blockTimeSamples(30_000_000)).toEqual([29_998_000, 29_999_000])
    expect(blockTimeSamples(100)).toEqual([50, 75])
    expect(blockTimeSamples(3)).toBeUndefined()
  })
})

describe('steadyBlockTime', () => {
  it('averages two windows that agree within 20 %', () => {
    expect(steadyBlockTime(block(0, 0), block(1_000, 500), block(2_000, 1_000))).toBe(0.5)
    expect(steadyBlockTime(block(0, 0), block(100, 500), block(200, 1_100))).toBe(5.5)
  })

  it('is undefined if the windows differ or no time passes', () => {
    expect(steadyBlockTime(block(0, 0), block(100, 500), block(200, 1_101))).toBeUndefined()
    expect(steadyBlockTime(block(0, 0), block(100, 0), block(200, 0))).toBeUndefined()
    expect(steadyBlockTime(block(0, 100), block(100, 50), block(200, 0))).toBeUndefined()
  })
})

describe('readBlockTime', () => {
  const clientOf = (asked: unknown[]): RpcClient => ({
    request: async (method, params, parse) => {
      asked.push([method, ...params])
      await Promise.resolve()
      return parse({ number: params[0], timestamp: `0x${(Number(params[0]) / 2).toString(16)}` })
    },
  })

  it('requests two past headers', async () => {
    const asked: unknown[] = []
    expect(await readBlockTime(clientOf(asked), block(10_000, 5_000))).toBe(0.5)
    expect(asked).toEqual([
      ['eth_getBlockByNumber', '0x1f40', false],
      ['eth_getBlockByNumber', '0x2328', false],
    ])
  })

  it('sends no request on a chain that has just started', async () => {
    const asked: unknown[] = []
    expect(await readBlockTime(clientOf(asked), block(3, 5))).toBeUndefined()
    expect(asked).toEqual([])
  })
})
