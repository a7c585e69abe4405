import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { approveTx } from './approveTx'
import { encodeCall } from './abi/codec'
import { fakeNodes, type FakeNode } from './nodes/fakeNodes'
import { prepareTx } from './prepareTx'
import { createRpcClient } from './rpcClient'
import { RpcError } from './rpcError'

const ACCOUNT: Address = `0x${'aa'.repeat(20)}`
const TOKEN: Address = `0x${'bb'.repeat(20)}`
const approval = approveTx({ token: TOKEN, tokenName: 'X', spender: TOKEN, amount: 5n })
const says = (gas: number): FakeNode => () => `0x${gas.toString(16)}`
const reverts: FakeNode = () => {
  throw new RpcError('execution reverted', 3)
}
const prepared = (...nodes: readonly FakeNode[]) => prepareTx(approval, ACCOUNT, createRpcClient(fakeNodes(nodes)))

describe('what nodes say of a transaction before it is signed', () => {
  it('is the middle one of three, and the higher of two, with the margin', async () => {
    expect(await prepared(says(21_000), says(50_000), says(51_000))).toMatchObject({ gasLimit: 55_000n, isFallback: false })
    expect(await prepared(says(10_000_000), says(50_000), says(51_000))).toMatchObject({ gasLimit: 56_100n })
    expect(await prepared(says(21_000), says(50_000))).toMatchObject({ gasLimit: 55_000n })
  })

  it('is that it passes, or that it reverts, only where no single one says so', async () => {
    expect(await prepared(reverts, says(50_000), says(51_000))).toMatchObject({ isFallback: false })
    await expect(prepared(says(50_000), reverts, reverts)).rejects.toThrow('execution reverted')
  })

  it('is of the exact amount where they refuse the maximum', async () => {
    const exact = encodeCall(approval.fn, approval.fallbackArgs ?? [])
    const node: FakeNode = (_method, [call]) => {
      if ((call as { data: string }).data !== exact) throw new RpcError('execution reverted', 3)
      return '0xc350'
    }
    expect(await prepared(node, node, says(99_000))).toMatchObject({ data: exact, gasLimit: 55_000n, isFallback: true })
  })
})
