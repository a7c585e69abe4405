import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IndexedPools, PoolTimes } from '@/api/exchange/infoPools'
import { addressOf } from '@/lib/testing/addresses'
import { createPoolReader } from './readPools'
import { decimal, indexedPool } from './testing/infoRows'

const HOUR = 3_600
const NOW = 1_000 * HOUR + 60
const hour = (start: number, usd: number) => ({ startSec: start * HOUR, volumeUsd: decimal(usd), transactions: 1 })
const answer = (...pools: IndexedPools['pools']): IndexedPools => ({
  pools,
  isCut: false,
  croPrice: undefined,
  indexed: undefined,
})
const plain = ({ pools }: IndexedPools) =>
  pools.map(({ hours }) => hours.map(({ startSec, volumeUsd }) => [startSec / HOUR, volumeUsd?.toNumber()]))
const load = vi.fn<(times: PoolTimes) => Promise<IndexedPools>>()

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('a list of pools', () => {
  const first = answer(indexedPool({ hours: [hour(1_000, 1), hour(999, 2), hour(960, 3)] }))

  it('is read whole, and then only its last two hours', async () => {
    const read = createPoolReader()
    load.mockResolvedValueOnce(first)
    expect(plain(await read(load, NOW))).toEqual([
      [
        [1_000, 1],
        [999, 2],
        [960, 3],
      ],
    ])
    load.mockResolvedValueOnce(answer(indexedPool({ hours: [hour(1_000, 5), hour(999, 2)] })))
    expect(plain(await read(load, NOW + 10))).toEqual([
      [
        [1_000, 5],
        [999, 2],
        [960, 3],
      ],
    ])
    expect(load.mock.calls).toEqual([
      [{ hoursSinceSec: 952 * HOUR, sinceSec: 977 * HOUR }],
      [{ hoursSinceSec: 999 * HOUR, sinceSec: 977 * HOUR }],
    ])
  })

  it('is read whole again with a new pool, in the next hour, and after five minutes', async () => {
    const read = createPoolReader()
    load.mockResolvedValue(first)
    await read(load, NOW)
    load.mockResolvedValue(answer(...first.pools, indexedPool({ address: addressOf('7'), hours: [hour(970, 9)] })))
    expect(plain(await read(load, NOW))[1]).toEqual([[970, 9]])
    await read(load, NOW + HOUR)
    vi.advanceTimersByTime(300_000)
    await read(load, NOW + HOUR)
    expect(load.mock.calls.map(([{ hoursSinceSec }]) => hoursSinceSec / HOUR)).toEqual([952, 999, 952, 953, 953])
  })

  it('keeps what it knows where it cannot be read', async () => {
    const read = createPoolReader()
    load.mockResolvedValueOnce(first)
    await read(load, NOW)
    load.mockRejectedValueOnce(new Error('down'))
    await expect(read(load, NOW)).rejects.toThrow('down')
    load.mockResolvedValueOnce(answer(indexedPool({ hours: [hour(1_000, 6)] })))
    expect(plain(await read(load, NOW))).toEqual([
      [
        [1_000, 6],
        [960, 3],
      ],
    ])
  })
})
