import { describe, expect, it } from 'vitest'
import { totalsEvent } from '@/chain/contracts/vault'
import type { LogHistory } from '@/chain/logs/logHistory'
import type { ChainLog } from '@/chain/logs/logs'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import { readShareHistory, totalsFilter } from './shareHistory'

/** A node with a block every ten seconds. */
const client: RpcClient = {
  request: (_method, params, parse) =>
    Promise.resolve(parse({ timestamp: `0x${(Number(params[0]) * 10).toString(16)}` })),
}
const historyOf = (logs: readonly ChainLog[], fromBlock = 1): LogHistory => ({
  read: () => Promise.resolve({ logs, fromBlock, toBlock: 1_000 }),
})
const totals = (blockNumber: number, assets: bigint, shares: bigint, more: Partial<ChainLog> = {}): ChainLog => ({
  blockNumber,
  logIndex: 0,
  topics: [totalsEvent.topic],
  data: `0x${totalsEvent.data.encode({ assets, shares })}`,
  ...more,
})
describe('readShareHistory', () => {
  it('returns the last totals of each block, with the timestamp of the log or its block', async () => {
    const logs = [totals(5, 10n, 10n), totals(5, 12n, 11n), totals(9, 20n, 15n, { timestampSec: 91 })]
    expect(await readShareHistory(client, historyOf(logs), 1)).toEqual({
      points: [
        { timeSec: 50, assets: 12n, shares: 11n },
        { timeSec: 91, assets: 20n, shares: 15n },
      ],
      cut: undefined,
      realised: { week: undefined, month: undefined, quarter: undefined },
    })
  })

  it('reports the start if the node returned only newer events', async () => {
    expect((await readShareHistory(client, historyOf([], 500), 1)).cut).toEqual({ block: 500, timeSec: 5_000 })
  })

  it('rejects a malformed event', async () => {
    await expect(readShareHistory(client, historyOf([totals(5, 1n, 1n, { data: '0x01' })]), 1)).rejects.toThrow()
  })
})

describe('totalsFilter', () => {
  it('filters the totals of a vault', () => {
    expect(totalsFilter(SHARE_TOKEN)).toEqual({ address: SHARE_TOKEN, topics: [totalsEvent.topic] })
  })
})
