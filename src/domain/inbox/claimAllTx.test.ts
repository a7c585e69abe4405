import { expect, it } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Requote, TxRequest } from '@/chain/tx/txRequest'
import { numberedAddress } from '@/lib/testing/addresses'
import { batchTx } from './claimAllTx'

const [ACCOUNT, DIAL, CRO] = [numberedAddress(1), numberedAddress(2), numberedAddress(3)]
const client: RpcClient = { request: () => Promise.reject(new Error('not asked')) }

const claim = (token: `0x${string}`, amountWei: bigint, isTaken = false): TxRequest => {
  const requote: Requote = (_client, _from, agreed) =>
    Promise.resolve(
      isTaken ? { status: 'refused', title: { key: 'x' } } : { status: 'offered', offer: { request: agreed.request } },
    )
  return {
    ...erc20Contract(token).transfer(ACCOUNT, amountWei),
    gas: { margin: 1.2 },
    summary: { key: 'a' },
    success: { key: 'b' },
    failure: { key: 'c' },
    touches: [token],
    preview: { sends: [], receives: [{ token, symbol: 'T', decimals: 18, amountWei, isGuaranteed: token === DIAL }] },
    requote,
  }
}

it('a batch pays the sum of each token and touches all contracts', () => {
  const batch = batchTx([claim(DIAL, 1n), claim(CRO, 5n), claim(DIAL, 2n)])
  expect(batch.before).toHaveLength(2)
  expect(batch.touches).toEqual([DIAL, CRO])
  expect(batch.preview?.receives).toMatchObject([
    { token: DIAL, amountWei: 3n, isGuaranteed: true },
    { token: CRO, amountWei: 5n, isGuaranteed: false },
  ])
})

it('a batch leaves out what was claimed meanwhile, and is refused if nothing is left', async () => {
  const batch = batchTx([claim(DIAL, 1n, true), claim(CRO, 5n), claim(DIAL, 2n)])
  const quote = await batch.requote?.(client, ACCOUNT, { request: batch })
  expect(quote).toMatchObject({
    status: 'offered',
    offer: { request: { contract: CRO, before: [{ contract: DIAL }] } },
  })
  const gone = batchTx([claim(DIAL, 1n, true), claim(CRO, 5n, true)])
  expect(await gone.requote?.(client, ACCOUNT, { request: gone })).toMatchObject({ status: 'refused' })
})
