import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { readClient } from '@/chain/rpc/readClient'
import { readInclusionStatus, readTxStatus, type SentTx, type TxStatus } from '@/chain/tx/txStatus'
import { getDeployment } from '@/config/deployment'
import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { createRpc } from '../support/rpc'
import { useChain } from './chain'

const rpc = createRpc(inject('rpcUrl'))
const [account = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const token = getDeployment().tokens['USDC']?.address ?? ZERO_ADDRESS
const vault = getDeployment().vaults.list['vvs-cro-usdc']?.shareToken ?? ZERO_ADDRESS
const approval = { to: token, data: encodeCall(erc20Contract.functions.approve, [vault, 5n]) }
const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`

describe('transaction status', () => {
  const chain = useChain()
  afterEach(() => chain.resumeMining())

  const nonce = async () => Number(await rpc('eth_getTransactionCount', [account, 'latest']))
  const gasPrice = async (times: bigint) => hex(BigInt(await rpc('eth_gasPrice', [])) * times)
  async function send(tx: {
    readonly to: Address
    readonly data?: Hex
    readonly value?: Hex
    readonly nonce?: Hex
    readonly gasPrice?: Hex
    readonly gas?: Hex
  }): Promise<SentTx> {
    return { hash: (await rpc('eth_sendTransaction', [{ from: account, ...tx }])) as Hex, from: account }
  }
  const statusOf = async (sent: SentTx) => readTxStatus(readClient, sent, Number(await rpc('eth_blockNumber', [])))
  const minedStatus = (sent: SentTx) =>
    vi.waitFor(async () => {
      const status = await statusOf(sent)
      if (status.status !== 'mined') throw new Error(`It is ${status.status}`)
      return status
    })
  /** Sends a pending transaction, checks it like the app does, and replaces its nonce. */
  async function replace(other: {
    readonly to: Address
    readonly data?: Hex
    readonly value?: Hex
  }): Promise<{ readonly status: TxStatus; readonly otherHash: Hex }> {
    await chain.pauseMining()
    const at = await nonce()
    const sent = await send({ ...approval, nonce: hex(at), gasPrice: await gasPrice(2n) })
    const waiting = await statusOf(sent)
    if (waiting.status !== 'waiting' || waiting.seen === undefined) throw new Error(`It is ${waiting.status}`)
    expect(waiting.seen.nonce).toBe(at)
    const { hash: otherHash } = await send({ ...other, nonce: hex(at), gasPrice: await gasPrice(4n) })
    await chain.mine()
    // Blocks are mined before the page is opened again, more than the node keeps state for.
    await chain.mine(70)
    return { status: await statusOf({ ...sent, seen: waiting.seen }), otherHash }
  }

  it('is the receipt', async () => {
    const sent = await send(approval)
    expect(await minedStatus(sent)).toMatchObject({ receipt: { status: 1, transactionHash: sent.hash } })
  })

  it('is the receipt under the new hash if it was sped up', async () => {
    const { status, otherHash } = await replace(approval)
    expect(status).toMatchObject({ status: 'mined', receipt: { status: 1, transactionHash: otherHash } })
  })

  it('is cancelled after an empty transaction to oneself', async () => {
    const { status, otherHash } = await replace({ to: account, value: '0x0' })
    expect(status).toMatchObject({ status: 'replaced', by: { kind: 'cancelled', hash: otherHash } })
  })

  it('is replaced after any other transaction with its nonce', async () => {
    const { status, otherHash } = await replace({
      ...approval,
      data: encodeCall(erc20Contract.functions.approve, [vault, 6n]),
    })
    expect(status).toMatchObject({ status: 'replaced', by: { kind: 'replaced', hash: otherHash } })
  })

  it('is unknown if the node dropped it, and mined if it reappears', async () => {
    await chain.pauseMining()
    const at = await nonce()
    const price = await gasPrice(2n)
    const sent = await send({ ...approval, nonce: hex(at), gasPrice: price, gas: hex(100_000) })
    const raw = JSON.parse(await rpc('eth_getTransactionByHash', [sent.hash])) as { readonly hash: string }
    expect(raw.hash).toBe(sent.hash)
    const waiting = await statusOf(sent)
    if (waiting.status !== 'waiting' || waiting.seen === undefined) throw new Error(`It is ${waiting.status}`)
    await rpc('anvil_dropTransaction', [sent.hash])
    expect(await statusOf({ ...sent, seen: waiting.seen })).toEqual({ status: 'unknown' })
    const again = await send({ ...approval, nonce: hex(at), gasPrice: price, gas: hex(100_000) })
    expect(again.hash).toBe(sent.hash)
    await chain.mine()
    expect(await minedStatus({ ...sent, seen: waiting.seen })).toMatchObject({ receipt: { status: 1 } })
  })

  it("is reverted, with the contract's reason", async () => {
    const sent = await send({
      to: vault,
      data: encodeCall(vaultContract.functions.deposit, [10n ** 30n]),
      gas: hex(1_000_000),
    })
    const status = await minedStatus(sent)
    expect(status).toMatchObject({ receipt: { status: 0 } })
    expect(status.revertReason).toBe('ds-math-sub-underflow')
  })

  it('returns to pending after a reorg, and only then', async () => {
    // Reorgs go back to one of these blocks, because the node may have pruned the state of the block that tests revert
    // to.
    await chain.mine(2)
    const sent = await send(approval)
    const status = await minedStatus(sent)
    const at = { hash: sent.hash, blockNumber: status.receipt.blockNumber, blockHash: status.receipt.blockHash }
    await chain.mine(2)
    expect(await readInclusionStatus(readClient, at)).toEqual({ status: 'same' })
    // Replaces three blocks with others that lack the transaction.
    await rpc('anvil_reorg', [3, []])
    await chain.mine()
    expect(await readInclusionStatus(readClient, at)).toEqual({ status: 'lost' })
  })

  it('is replaced if another transaction takes its nonce in a reorg, even if it was never seen pending', async () => {
    await chain.mine(2)
    const at = await nonce()
    const sent = await send({ ...approval, nonce: hex(at) })
    const { seen } = await minedStatus(sent)
    if (seen === undefined) throw new Error('Its nonce is not known')
    await chain.mine(2)
    const other = {
      from: account,
      to: token,
      data: encodeCall(erc20Contract.functions.approve, [vault, 6n]),
      nonce: hex(at),
      gas: hex(100_000),
      gasPrice: await gasPrice(2n),
    }
    // One block before the one that it was in.
    await rpc('anvil_reorg', [4, [[other, 0]]])
    await chain.mine()
    const status = await statusOf({ ...sent, seen })
    expect(status).toMatchObject({ status: 'replaced', by: { kind: 'replaced' } })
    expect(status.status === 'replaced' ? status.by.blockNumber : NaN).toBeLessThanOrEqual(seen.blockNumber)
  })

  it('follows the transaction to another block in a reorg', async () => {
    const snapshotId = await chain.snapshot()
    const at = await nonce()
    const price = await gasPrice(2n)
    const sent = await send({ ...approval, nonce: hex(at), gasPrice: price, gas: hex(100_000) })
    const status = await minedStatus(sent)
    const { blockNumber, blockHash } = status.receipt
    await chain.revert(snapshotId)
    await chain.mine(2)
    await send({ ...approval, nonce: hex(at), gasPrice: price, gas: hex(100_000) })
    await minedStatus(sent)
    const inclusion = await readInclusionStatus(readClient, { hash: sent.hash, blockNumber, blockHash })
    expect(inclusion).toMatchObject({ status: 'moved', receipt: { status: 1, blockNumber: blockNumber + 2 } })
  })
})
