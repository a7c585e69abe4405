import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { nativeVaultContract } from '../contracts/nativeVault'
import { approveTx } from './approveTx'
import { payloadsOf } from './prepareTx'
import { sendBatch } from './sendBatch'
import type { SigningWallet } from './sendTx'
import type { TxRequest } from './txRequest'
import { readBatch } from './walletBatches'

const ACCOUNT: Address = `0x${'aA'.repeat(20)}`
const VAULT: Address = `0x${'bb'.repeat(20)}`
const HASH = `0x${'1'.repeat(64)}`
const text = { key: 'tx.sent' }
const approval = approveTx({ token: VAULT, tokenName: 'X', spender: VAULT, amount: 5n })
const request: TxRequest = {
  ...nativeVaultContract(VAULT).deposit({ value: 7n }),
  gas: { margin: 1.1 },
  summary: text,
  success: text,
  failure: text,
  touches: [],
  before: [approval],
}

function walletThat(
  answer: (params: unknown) => unknown,
  chain = '0x19',
): SigningWallet & { readonly asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    account: ACCOUNT,
    provider: {
      request: ({ method, params }) => {
        if (method === 'eth_chainId') return Promise.resolve(chain)
        asked.push(params)
        return Promise.resolve().then(() => answer(params))
      },
    },
  }
}

describe('sendBatch', () => {
  it('sends all calls in order, atomically', async () => {
    const wallet = walletThat(() => ({ id: '0x1234' }))
    const { id, key } = await sendBatch(request, wallet, 25)
    expect(id).toBe('0x1234')
    expect(key).toMatch(/^0x[0-9a-f]{64}$/)
    expect(wallet.asked).toEqual([
      [
        {
          version: '2.0.0',
          chainId: '0x19',
          from: ACCOUNT,
          atomicRequired: true,
          calls: [
            { to: VAULT, data: payloadsOf(approval)[0].data, value: '0x0' },
            { to: VAULT, data: nativeVaultContract.functions.deposit.selector, value: '0x7' },
          ],
        },
      ],
    ])
  })

  it('has different keys for the same id on different accounts and chains', async () => {
    const keyOf = async (chainId: number) =>
      (
        await sendBatch(
          request,
          walletThat(() => 'one', `0x${chainId.toString(16)}`),
          chainId,
        )
      ).key
    expect(await keyOf(25)).not.toBe(await keyOf(338))
  })

  it.each([null, '', {}, { id: 7 }, 'x'.repeat(9000)])('rejects the id %j', async (answer) => {
    await expect(
      sendBatch(
        request,
        walletThat(() => answer),
        25,
      ),
    ).rejects.toThrow('No batch id found.')
  })

  it('sends nothing if the wallet is on another chain', async () => {
    const wallet = walletThat(() => 'one', '0x1')
    await expect(sendBatch(request, wallet, 25)).rejects.toMatchObject({ chainError: { kind: 'wrongChain' } })
    expect(wallet.asked).toEqual([])
  })
})

describe('readBatch', () => {
  it.each([
    [{ status: 100 }, { status: 'pending' }],
    [
      { status: 200, receipts: [{ transactionHash: `0x${'2'.repeat(64)}` }, { transactionHash: HASH }] },
      { status: 'included', hash: HASH },
    ],
    [
      { status: 500, receipts: [{ transactionHash: HASH, status: '0x0' }] },
      { status: 'included', hash: HASH },
    ],
    [{ status: 400 }, { status: 'failed' }],
    [{ status: 500 }, { status: 'failed' }],
    [{ status: 600, receipts: [] }, { status: 'failed' }],
    [{ status: 'CONFIRMED', receipts: [{ transactionHash: '0x12' }] }, { status: 'pending' }],
    [null, { status: 'pending' }],
  ])('reads %j', async (answer, expected) => {
    expect(await readBatch(walletThat(() => answer).provider, 'one')).toEqual(expected)
  })

  it('reports an unknown id, and rejects if the wallet does not answer', async () => {
    const failing = (code: number) =>
      walletThat(() => Promise.reject(Object.assign(new Error('no'), { code }))).provider
    expect(await readBatch(failing(5730), 'one')).toEqual({ status: 'unknown' })
    await expect(readBatch(failing(-32603), 'one')).rejects.toThrow('no')
  })
})
