import { describe, expect, it } from 'vitest'
import { Rpc, type RpcRequest } from '../chain/rpc.ts'
import type { PreparedTx } from './account.ts'
import { Sender } from './sender.ts'

const ADDRESS = `0x${'a1'.repeat(20)}`
const TX = { label: 'executeRound', to: `0x${'b2'.repeat(20)}`, data: '0x01' }
const blockAt = (number: number) => ({ number, timeSec: number * 2 })

/** A node whose answers a test sets. */
class FakeNode extends Rpc {
  nonce = 7
  problem: string | undefined
  readonly mined = new Map<string, string>()
  /** Of everything that is mined. */
  minedBlock = 0

  constructor() {
    super('')
  }

  override batch(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    if (this.problem !== undefined) return Promise.reject(new Error(this.problem))
    return Promise.resolve(requests.map((request) => this.answer(request)))
  }

  private answer({ method, params }: RpcRequest): unknown {
    if (method === 'eth_estimateGas') return '0x64'
    if (method === 'eth_gasPrice') return '0x3e8'
    if (method === 'eth_getTransactionCount') return `0x${this.nonce.toString(16)}`
    const status = this.mined.get(String(params[0]))
    return status === undefined ? null : { status, blockNumber: `0x${this.minedBlock.toString(16)}` }
  }
}

function createSender() {
  const node = new FakeNode()
  const sent: PreparedTx[] = []
  const lines: string[] = []
  const account = {
    address: ADDRESS,
    send: (tx: PreparedTx) => {
      sent.push(tx)
      return Promise.resolve(`hash ${sent.length}`)
    },
  }
  return { node, sent, lines, sender: new Sender(node, account, (line) => lines.push(line)) }
}

describe('sender', () => {
  it('sends with room for gas and price, and is free once it is mined', async () => {
    const { node, sent, sender } = createSender()
    await sender.send(TX, blockAt(1))
    expect(sent).toEqual([{ to: TX.to, data: TX.data, nonce: '0x7', gas: '0x96', gasPrice: '0x44c' }])
    expect([await sender.isFree(blockAt(2)), sender.waitingFor]).toEqual([false, 'executeRound'])
    await expect(sender.send(TX, blockAt(2))).rejects.toThrow('is pending')
    node.mined.set('hash 1', '0x1')
    expect([await sender.isFree(blockAt(3)), sender.waitingFor]).toEqual([true, undefined])
    expect(sender.last).toEqual({ label: 'executeRound', hash: 'hash 1', isSuccessful: true })
  })

  it('is not free at a block before the one that has its transaction', async () => {
    const { node, sender } = createSender()
    await sender.send(TX, blockAt(1))
    node.mined.set('hash 1', '0x1')
    node.minedBlock = 3
    expect([await sender.isFree(blockAt(2)), sender.waitingFor]).toEqual([false, 'executeRound'])
    expect([await sender.isFree(blockAt(3)), sender.waitingFor]).toEqual([true, undefined])
  })

  it('replaces what is not mined at the same nonce and a higher price, and accepts either', async () => {
    const { node, sent, sender } = createSender()
    await sender.send(TX, blockAt(10))
    expect(await sender.isFree(blockAt(14))).toBe(false)
    expect(sent).toHaveLength(1)
    expect(await sender.isFree(blockAt(15))).toBe(false)
    expect(await sender.isFree(blockAt(16))).toBe(false)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({ ...sent[0], gasPrice: '0x55f' })
    // The first one is mined after all.
    node.mined.set('hash 1', '0x0')
    expect(await sender.isFree(blockAt(17))).toBe(true)
    expect(sender.last).toEqual({ label: 'executeRound', hash: 'hash 1', isSuccessful: false })
  })

  it('gives up a transaction whose nonce another one took', async () => {
    const { node, sent, lines, sender } = createSender()
    await sender.send(TX, blockAt(10))
    node.nonce = 8
    expect(await sender.isFree(blockAt(15))).toBe(true)
    expect([sent.length, lines]).toEqual([1, ['executeRound: lost its nonce']])
  })

  it('sends nothing that would revert, and goes on after a failure of the node', async () => {
    const { node, sent, sender } = createSender()
    node.problem = 'execution reverted: too early'
    await expect(sender.send(TX, blockAt(1))).rejects.toThrow('too early')
    expect([sent.length, await sender.isFree(blockAt(1))]).toEqual([0, true])
    node.problem = undefined
    await sender.send(TX, blockAt(2))
    expect(sent).toHaveLength(1)
  })
})
