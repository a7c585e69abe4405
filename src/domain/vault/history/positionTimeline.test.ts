import { describe, expect, it } from 'vitest'
import {
  type AskedLogs,
  compound,
  deposit,
  type Event,
  LATEST,
  nodeWith,
  OTHER,
  totals,
  transfer,
  withdraw,
} from '@/domain/vault/testing/vaultEvents'
import { ACCOUNT, SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import { createPositionTimeline } from './positionTimeline'

const SOURCE = { token: SHARE_TOKEN, sinceBlock: 1 }
const read = (events: readonly Event[], sharesNow = 0n, refuses?: (asked: AskedLogs) => boolean) =>
  createPositionTimeline(nodeWith(events, refuses).client, SOURCE, ACCOUNT).read(sharesNow)
const rowsOf = async (...args: Parameters<typeof read>) =>
  (await read(...args)).entries.map(({ kind, timeSec, amount, value, count }) => [kind, timeSec, amount, value, count])

/** A first deposit; a share is worth (1,000,000 + 1,000) / (1,000,000 + 1,000) = 1. */
const first = deposit(4, 1_000_000n, 1_000_000n)
/** A share is worth (1,100,100 + 1,000) / (1,000,000 + 1,000) = 1.1. */
const grown = compound(6, 1_100_100n, 1_000_000n)

describe('createPositionTimeline', () => {
  it('has each deposit, compound and withdrawal with the value afterwards, oldest first', async () => {
    // Afterwards a share is worth (550,100 + 1,000) / (500,000 + 1,000) = 1.1.
    const events = [...first, ...grown, ...withdraw(8, 550_000n, 500_000n, [550_100n, 500_000n])]
    expect(await rowsOf(events)).toEqual([
      ['deposit', 40, 1_000_000n, 1_000_000n, 1],
      ['compound', 60, 100_000n, 1_100_000n, 1],
      ['withdraw', 80, 550_000n, 550_000n, 1],
    ])
  })

  it('values received and sent shares by the totals of that time', async () => {
    const events = [...first, ...grown, transfer(7, OTHER, ACCOUNT, 100_000n), transfer(9, ACCOUNT, OTHER, 600_000n)]
    expect((await rowsOf(events)).slice(2)).toEqual([
      ['received', 70, 110_000n, 1_210_000n, 1],
      ['sent', 90, 660_000n, 550_000n, 1],
    ])
  })

  it('begins with the totals before shares that were received first', async () => {
    const events = [totals(2, 2_001_000n, 1_000_000n), transfer(5, OTHER, ACCOUNT, 1_000n)]
    expect(await rowsOf(events)).toEqual([['received', 50, 2_000n, 2_000n, 1]])
  })

  it('has no compound while nothing is held', async () => {
    const events = [...compound(3, 9_000n, 9_000n), ...first, ...withdraw(6, 1_000_000n, 1_000_000n, [0n, 0n])]
    expect(await rowsOf([...events, ...compound(8, 5n, 5n)])).toEqual([
      ['deposit', 40, 1_000_000n, 1_000_000n, 1],
      ['withdraw', 60, 1_000_000n, 0n, 1],
    ])
  })

  it('counts the compound of a deposit before the deposit', async () => {
    // 1,000,000 more at 1.1 each: 909,090 shares, worth 1,909,090 × 2,101,100 / 1,910,090 = 2,099,999.9, rounded down.
    const events = [...first, ...grown.map((event) => ({ ...event, block: 7 }))]
    const second = deposit(7, 1_000_000n, 909_090n, [2_100_100n, 1_909_090n])
    expect((await rowsOf([...events, ...second])).slice(1)).toEqual([
      ['compound', 70, 100_000n, 1_100_000n, 1],
      ['deposit', 70, 1_000_000n, 2_099_999n, 1],
    ])
  })

  it('joins neighbouring compounds of a long history, and loses none of their gains', async () => {
    const compounds = Array.from({ length: 500 }, (_, index) =>
      // A thousandth more each time: 1,001 units.
      compound(10 + index, 1_000_000n + 1_001n * BigInt(index + 1), 1_000_000n),
    ).flat()
    const { entries } = await read([...first, ...compounds])
    // 500 in 239 entries at most: three each.
    expect(entries).toHaveLength(1 + 167)
    expect(entries.map(({ count }) => count).slice(0, 3)).toEqual([1, 3, 3])
    expect(entries.at(-1)).toMatchObject({ count: 2, value: 1_500_000n })
    expect(entries.slice(1).reduce((sum, { amount = 0n }) => sum + amount, 0n)).toBe(500_000n)
  })

  it('counts back from the shares of now if the node withholds older events', async () => {
    const isLong = ({ fromBlock, toBlock }: AskedLogs) => Number(toBlock) - Number(fromBlock) >= 500
    const events = [
      ...first,
      ...withdraw(95_000, 600_000n, 600_000n, [400_000n, 400_000n]),
      ...compound(95_001, 440_100n, 400_000n),
    ]
    const block = LATEST - 20 * 500 + 1
    const timeline = await read(events, 400_000n, isLong)
    expect(timeline.cut).toEqual({ block, timeSec: block * 10 })
    expect(timeline.entries.map(({ kind, amount, value }) => [kind, amount, value])).toEqual([
      ['withdraw', 600_000n, 400_000n],
      ['compound', 40_000n, 440_000n],
    ])
  })

  it('is empty without events', async () => {
    expect(await read([])).toEqual({ entries: [], cut: undefined })
  })

  it('asks for each block time once', async () => {
    const { client } = nodeWith([...first, ...grown])
    const blocks: unknown[] = []
    const counting: typeof client = {
      request: (method, params, parse) => {
        if (method === 'eth_getBlockByNumber' && params[0] !== 'latest') blocks.push(params[0])
        return client.request(method, params, parse)
      },
    }
    await createPositionTimeline(counting, SOURCE, ACCOUNT).read(0n)
    expect(blocks).toEqual(['0x4', '0x6'])
  })
})
