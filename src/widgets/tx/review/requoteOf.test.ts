import { describe, expect, it } from 'vitest'
import { nativeVaultContract } from '@/chain/contracts/nativeVault'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { TxQuote, TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import { requoteOf } from './requoteOf'

const VAULT: Address = `0x${'12'.repeat(20)}`
const deposit = (wei: bigint): TxRequest => ({
  ...nativeVaultContract(VAULT).deposit({ value: wei }),
  gas: { margin: 1.1 },
  summary: { key: 'vault.tx.deposit', values: { amount: '5', asset: 'CRO' } },
  success: { key: 'vault.tx.deposit.success' },
  failure: { key: 'vault.tx.deposit.failure' },
  touches: [],
})
const approval: TxRequest = { ...deposit(0n), approval: { tokenAddress: VAULT, spender: VAULT } }
const client = {} as RpcClient

async function quote(asked: TxRequest, quoted: TxQuote): Promise<TxQuote | undefined> {
  return requoteOf({ ...asked, requote: () => Promise.resolve(quoted) })?.(client, VAULT, { request: asked })
}
const offered = (request: TxRequest): TxQuote => ({ status: 'offered', offer: { request } })

describe('requoteOf', () => {
  it('is undefined for a request without terms that can change', () => {
    expect(requoteOf(deposit(5n))).toBeUndefined()
  })

  it('keeps the calls before a request that only quotes itself', async () => {
    const before = [deposit(1n), approval]
    expect(await quote({ ...deposit(5n), before }, offered(deposit(4n)))).toEqual(offered({ ...deposit(4n), before }))
  })

  it('adds the approval to calls that are quoted again', async () => {
    const asked = { ...deposit(5n), before: [deposit(1n), approval] }
    const quoted = { ...deposit(4n), before: [deposit(2n)] }
    expect(await quote(asked, offered(quoted))).toEqual(offered({ ...deposit(4n), before: [deposit(2n), approval] }))
  })

  it('adds it once to a request that is offered as it was', async () => {
    const asked = { ...deposit(5n), before: [deposit(1n), approval] }
    expect(await quote(asked, offered(asked))).toEqual(offered(asked))
  })

  it('passes a refusal on', async () => {
    const refused: TxQuote = { status: 'refused', title: { key: 'inbox.tx.nothing' } }
    expect(await quote({ ...deposit(5n), before: [approval] }, refused)).toEqual(refused)
  })
})
