import { describe, expect, it } from 'vitest'
import { type FakeNode, fakeNodes } from '@/chain/nodes/testing/fakeNodes'
import type { Address } from '@/lib/hex'
import { createRpcClient } from '../rpc/rpcClient'
import { RpcError } from '../rpc/rpcError'
import { approveTx } from './approveTx'
import { prepareTx } from './prepareTx'
import { callData } from './txCall'

const ACCOUNT: Address = `0x${'aa'.repeat(20)}`
const TOKEN: Address = `0x${'bb'.repeat(20)}`
const approval = approveTx({ token: TOKEN, tokenName: 'X', spender: TOKEN, amount: 5n })
const says =
  (gas: number): FakeNode =>
  () =>
    `0x${gas.toString(16)}`
/** A healthy node: it runs calls without data. */
const refuses =
  (isRefused: (data: string) => boolean): FakeNode =>
  (method, [call]) => {
    if (isRefused((call as { data: string }).data)) throw new RpcError('execution reverted', 3)
    return method === 'eth_call' ? '0x' : '0xc350'
  }
const reverts = refuses((data) => data !== '0x')
const prepared = (...nodes: readonly FakeNode[]) => prepareTx(approval, ACCOUNT, createRpcClient(fakeNodes(nodes)))

describe('prepareTx', () => {
  it('takes the median of three estimates, and the higher of two, with the margin', async () => {
    expect(await prepared(says(21_000), says(50_000), says(51_000))).toMatchObject({
      gasLimit: 55_000n,
      isFallback: false,
    })
    expect(await prepared(says(10_000_000), says(50_000), says(51_000))).toMatchObject({ gasLimit: 56_100n })
    expect(await prepared(says(21_000), says(50_000))).toMatchObject({ gasLimit: 55_000n })
  })

  it('succeeds or reverts only if more than one node says so', async () => {
    expect(await prepared(reverts, says(50_000), says(51_000))).toMatchObject({ isFallback: false })
    await expect(prepared(says(50_000), reverts, reverts)).rejects.toThrow('execution reverted')
    await expect(prepared(says(50_000), reverts)).rejects.toThrow('execution reverted')
  })

  it('ignores a node that refuses everything if another one answers', async () => {
    expect(
      await prepared(
        refuses(() => true),
        says(50_000),
      ),
    ).toMatchObject({ gasLimit: 55_000n, isFallback: false })
  })

  it('falls back to the exact amount if the nodes refuse the maximum', async () => {
    const exact = callData(approval.fallback ?? approval)
    const node = refuses((data) => data !== '0x' && data !== exact)
    expect(await prepared(node, node, says(99_000))).toMatchObject({ data: exact, gasLimit: 55_000n, isFallback: true })
  })
})
