import { describe, expect, it } from 'vitest'
import { decodeData } from '@/chain/abi/codec'
import { multicallContract } from '@/chain/contracts/multicall'
import { vaultContract } from '@/chain/contracts/vault'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { RpcError } from '@/chain/rpc/rpcError'
import type { Hex } from '@/lib/hex'
import { wordOf } from '@/store/testing/fakeChain'
import { simulateCompound } from './simulateCompound'
import { MULTICALL, SHARE_TOKEN } from './testing/vaults'

const { tryAggregate } = multicallContract.functions

/** A node on which the calls return `words`. */
function nodeOf(words: readonly bigint[]): { readonly client: RpcClient; readonly asked: unknown[] } {
  const asked: unknown[] = []
  const client: RpcClient = {
    request: async (_method, [payload], parse) => {
      const { from, data } = payload as { readonly from: string; readonly data: Hex }
      const [, calls] = decodeData(tryAggregate.inputs, `0x${data.slice(10)}`)
      asked.push([from, calls.map(({ callData }) => callData.slice(0, 10))])
      const results = words.map((word) => ({ success: true, returnData: wordOf(word) }))
      return Promise.resolve(parse(`0x${tryAggregate.outputs.encode(results)}`))
    },
  }
  return { client, asked }
}

describe('simulateCompound', () => {
  it('compounds between two readings of the totals, and compares them', async () => {
    const { client, asked } = nodeOf([1_000n, 50n, 7n, 0n, 1_095n, 54n, 8n])
    expect(await simulateCompound(client, MULTICALL, SHARE_TOKEN)).toEqual({ harvestedWei: 99n, rewardWei: 1n })
    const { totalAssets, claimableFee, updatedBalanceOf, forceCompound } = vaultContract.functions
    const totals = [totalAssets, claimableFee, updatedBalanceOf]
    expect(asked).toEqual([[MULTICALL, [...totals, forceCompound, ...totals].map(({ selector }) => selector)]])
  })

  it('has no outcome for a vault that refuses', async () => {
    const refused = new RpcError('execution reverted: nothing to compound', 3)
    const client: RpcClient = { request: () => Promise.reject(refused) }
    await expect(simulateCompound(client, MULTICALL, SHARE_TOKEN)).rejects.toBe(refused)
  })

  it('takes no answer that lacks a reading', async () => {
    await expect(simulateCompound(nodeOf([1n, 2n]).client, MULTICALL, SHARE_TOKEN)).rejects.toThrow('Not the answer')
  })
})
