import { beforeEach, describe, expect, it } from 'vitest'
import { aggregatorV3Contract } from '@/chain/contracts/aggregatorV3'
import { Decimal } from '@/lib/decimal'
import type { Hex } from '@/lib/hex'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '@/store/testing/fakeChain'
import { readRecentAnswers } from './oracleAnswers'

const oracle = `0x${'0a'.repeat(20)}` as const
/** Proxies of Chainlink count the feeds behind them in the high bits. */
const SECOND_FEED = 2n << 64n
let chain: FakeChain

function answer(id: bigint, updatedSec: number, price = 10_000_000n): Hex {
  const words = [id, price, BigInt(updatedSec), BigInt(updatedSec), id]
  return `0x${words.map((word) => wordOf(word).slice(2)).join('')}`
}
function give(id: bigint, updatedSec: number): void {
  chain.answers.set(aggregatorV3Contract(oracle).getRoundData(id).key, answer(id, updatedSec))
}
const idsOf = async (count: number, latestId: bigint) => {
  const latest = { id: latestId, answer: 10_000_000n, price: new Decimal('0.1'), updatedSec: 100 }
  const answers = await readRecentAnswers(chain.client, { multicall: MULTICALL, oracle, latest, count })
  return answers.map(({ id }) => id)
}

beforeEach(() => {
  chain = createFakeChain()
})

describe('the recent answers of an oracle', () => {
  it('are the last ones, oldest first', async () => {
    for (const id of [3n, 4n, 5n]) give(id, Number(id))
    expect(await idsOf(3, 6n)).toEqual([4n, 5n, 6n])
  })

  it('are fewer where there were fewer', async () => {
    give(1n, 1)
    expect(await idsOf(90, 2n)).toEqual([1n, 2n])
  })

  it('leave out ids that another feed skipped, whether it reverts or returns no time', async () => {
    give(SECOND_FEED + 1n, 10)
    give(SECOND_FEED + 2n, 0)
    expect(await idsOf(6, SECOND_FEED + 4n)).toEqual([SECOND_FEED + 1n, SECOND_FEED + 4n])
  })

  it('fail if the chain does not answer', async () => {
    chain.reverted = new Error('down')
    await expect(idsOf(3, 6n)).rejects.toThrow('down')
  })
})
