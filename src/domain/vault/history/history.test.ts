import { describe, expect, it } from 'vitest'
import * as vaultAbi from '@/chain/generated/vault'
import type { LogHistory } from '@/chain/logHistory'
import { addressTopic, type ChainLog } from '@/chain/logs'
import type { RpcClient } from '@/chain/rpcClient'
import { ACCOUNT, SHARE_TOKEN } from '../testVaults'
import { positionFilter, readPositionHistory } from './positionHistory'
import { profitOf } from './profit'
import { readShareHistory, totalsFilter } from './shareHistory'

const { depositEvent, withdrawEvent, totalsEvent } = vaultAbi

/** A node whose blocks come every ten seconds. */
const client: RpcClient = {
  request: (_method, params, parse) => Promise.resolve(parse({ timestamp: `0x${(Number(params[0]) * 10).toString(16)}` })),
}
const historyOf = (logs: readonly ChainLog[], fromBlock = 1): LogHistory => ({
  read: () => Promise.resolve({ logs, fromBlock, toBlock: 1_000 }),
})
const totals = (blockNumber: number, assets: bigint, shares: bigint, more: Partial<ChainLog> = {}): ChainLog => ({
  blockNumber, logIndex: 0, topics: [totalsEvent.topic], data: `0x${totalsEvent.data.encode({ assets, shares })}`, ...more,
})
const deposit = (blockNumber: number, amount: bigint, shares: bigint, fee = 0n): ChainLog => ({
  blockNumber, logIndex: 0, topics: [depositEvent.topic, addressTopic(ACCOUNT)], data: `0x${depositEvent.data.encode({ amount, shares, fee })}`,
})
const withdraw = (blockNumber: number, amount: bigint, shares: bigint): ChainLog => ({
  blockNumber, logIndex: 0, topics: [withdrawEvent.topic, addressTopic(ACCOUNT)], data: `0x${withdrawEvent.data.encode({ amount, shares })}`,
})

describe('readShareHistory', () => {
  it('gives the last totals of each block, with the time of the log or of its block', async () => {
    const logs = [totals(5, 10n, 10n), totals(5, 12n, 11n), totals(9, 20n, 15n, { timestampSec: 91 })]
    expect(await readShareHistory(client, historyOf(logs), 1)).toEqual({
      points: [{ timeSec: 50, assets: 12n, shares: 11n }, { timeSec: 91, assets: 20n, shares: 15n }],
      isWhole: true,
    })
  })

  it('says where the node gave only the newer part', async () => {
    expect((await readShareHistory(client, historyOf([], 500), 1)).isWhole).toBe(false)
  })

  it('refuses a log that is none of the event', async () => {
    await expect(readShareHistory(client, historyOf([totals(5, 1n, 1n, { data: '0x01' })]), 1)).rejects.toThrow()
  })
})

describe('readPositionHistory', () => {
  it('adds up what went in and came out, and knows the first deposit', async () => {
    const logs = [deposit(4, 100n, 90n, 1n), withdraw(6, 30n, 25n), deposit(8, 50n, 40n)]
    expect(await readPositionHistory(client, historyOf(logs), 1)).toEqual({
      deposited: 150n, withdrawn: 30n, shares: 105n, firstDepositSec: 40, isWhole: true,
    })
  })

  it('is nothing for who never was there', async () => {
    expect(await readPositionHistory(client, historyOf([]), 1)).toEqual({
      deposited: 0n, withdrawn: 0n, shares: 0n, firstDepositSec: undefined, isWhole: true,
    })
  })
})

describe('profitOf', () => {
  const history = { deposited: 150n, withdrawn: 30n, shares: 105n, firstDepositSec: 40, isWhole: true }

  it('is what is there and what came out, less what went in', () => {
    expect(profitOf(history, 135n, 105n)).toEqual({ netDeposit: 120n, profit: 15n, otherShares: 0n })
  })

  it('is a loss where less is there, and a gain where more came out than went in', () => {
    expect(profitOf(history, 100n, 105n).profit).toBe(-20n)
    expect(profitOf({ ...history, withdrawn: 170n }, 0n, 0n)).toMatchObject({ netDeposit: -20n, profit: 20n })
  })

  it('tells shares that came or went another way', () => {
    expect(profitOf(history, 135n, 110n).otherShares).toBe(5n)
  })
})

describe('filters', () => {
  it('ask for the totals of a vault, and for the deposits and withdrawals of an account', () => {
    expect(totalsFilter(SHARE_TOKEN)).toEqual({ address: SHARE_TOKEN, topics: [totalsEvent.topic] })
    expect(positionFilter(SHARE_TOKEN, ACCOUNT).topics).toEqual([[depositEvent.topic, withdrawEvent.topic], addressTopic(ACCOUNT)])
  })
})
