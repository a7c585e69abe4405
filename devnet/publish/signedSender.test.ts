import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transaction, Wallet } from 'ethers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Rpc, type RpcRequest } from '../chain/rpc.ts'
import { Journal, type JournalHead } from './journal.ts'
import { NodeError } from './patientRpc.ts'
import { SignedSender } from './signedSender.ts'

const wallet = new Wallet(`0x${'42'.repeat(32)}`)
const TX = { step: 0, label: 'new Zap', content: 'a', nonce: 7, data: '0x6001' }
const HEAD: JournalHead = {
  kind: 'head',
  version: 1,
  network: 'cronos-testnet',
  chainId: 338,
  deployer: wallet.address,
  treasury: wallet.address,
  operator: wallet.address,
  startBlock: 1,
  liquidityWei: '1',
  known: {},
  subgraphs: [],
}

/** A node whose chain a test moves: each look at the block number is a block later. */
class FakeNode extends Rpc {
  block = 100
  nonce = 7
  baseFee: string | undefined = '0x64'
  readonly sent: string[] = []
  readonly receipts = new Map<string, string>()
  refusal: Error | undefined
  /** Sees everything that is sent, by its number from 1. */
  onSent: (count: number, hash: string) => void = () => undefined

  constructor() {
    super('')
  }

  override batch(requests: readonly RpcRequest[]): Promise<readonly unknown[]> {
    try {
      return Promise.resolve(requests.map((request) => this.answer(request)))
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  private answer({ method, params }: RpcRequest): unknown {
    switch (method) {
      case 'eth_estimateGas':
        return '0x2710'
      case 'eth_blockNumber':
        this.block += 1
        return this.block
      case 'eth_getBlockByNumber':
        return this.baseFee === undefined ? {} : { baseFeePerGas: this.baseFee }
      case 'eth_maxPriorityFeePerGas':
        return '0x5'
      case 'eth_gasPrice':
        return '0x3e8'
      case 'eth_getTransactionCount':
        return this.nonce
      case 'eth_getTransactionReceipt': {
        const [hash] = params as [string]
        const status = this.receipts.get(hash)
        return status === undefined
          ? null
          : { transactionHash: hash, status, blockNumber: this.block, gasUsed: '0x2000' }
      }
      default: {
        if (this.refusal !== undefined) throw this.refusal
        const [raw] = params as [string]
        const hash = Transaction.from(raw).hash ?? ''
        this.sent.push(raw)
        this.onSent(this.sent.length, hash)
        return hash
      }
    }
  }

  get transactions(): readonly Transaction[] {
    return this.sent.map((raw) => Transaction.from(raw))
  }
}

let folder: string
let node: FakeNode
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sender-'))
  node = new FakeNode()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const journalFile = () => join(folder, 'journal.jsonl')
const openJournal = () => Journal.open(journalFile(), HEAD)
const senderOf = (journal: Journal, maxPriceWei = 10_000n) =>
  new SignedSender({ rpc: node, wallet, chainId: 338, journal, log: () => undefined, maxPriceWei, pollMs: 0 })
const mineAt = (wanted: number) => {
  node.onSent = (count, hash) => {
    if (count === wanted) node.receipts.set(hash, '0x1')
  }
}

describe('signed sender', () => {
  it('sends with room for gas and base fees, and waits until it is mined', async () => {
    mineAt(1)
    const journal = openJournal()
    const sender = senderOf(journal)
    await sender.send(TX)
    await sender.settle()
    const [tx] = node.transactions
    expect(tx).toMatchObject({ type: 2, chainId: 338n, nonce: 7, from: wallet.address })
    expect([tx?.gasLimit, tx?.maxFeePerGas, tx?.maxPriorityFeePerGas]).toEqual([13_000n, 205n, 5n])
    expect(journal.stateOf(0)?.mined).toMatchObject({ isSuccessful: true, gasUsed: 0x2000 })
  })

  it('offers a gas price where blocks have no base fee', async () => {
    node.baseFee = undefined
    mineAt(1)
    const sender = senderOf(openJournal())
    await sender.send(TX)
    await sender.settle()
    expect(node.transactions[0]).toMatchObject({ type: 0, gasPrice: 1_100n })
  })

  it('sends what is not mined again, with the same nonce and a higher price', async () => {
    mineAt(4)
    const sender = senderOf(openJournal())
    await sender.send(TX)
    await sender.settle()
    // It may only have been dropped.
    const [first, second, third, raised] = node.transactions
    expect([second?.hash, third?.hash]).toEqual([first?.hash, first?.hash])
    expect([raised?.nonce, raised?.maxFeePerGas, raised?.data]).toEqual([7, 257n, first?.data])
  })

  it('accepts that the first one is mined after all', async () => {
    const journal = openJournal()
    const sender = senderOf(journal)
    let first = ''
    node.onSent = (count, hash) => {
      if (count === 1) first = hash
      else node.receipts.set(first, '0x1')
    }
    await sender.send(TX)
    await sender.settle()
    expect(journal.stateOf(0)?.mined?.hash).toBe(first)
  })

  it('tells of a revert, after which the step is open again', async () => {
    const journal = openJournal()
    const sender = senderOf(journal)
    node.onSent = (_, hash) => node.receipts.set(hash, '0x0')
    await sender.send(TX)
    await expect(sender.settle()).rejects.toThrow('new Zap reverted')
    expect([journal.stateOf(0), openJournal().stateOf(0)]).toEqual([undefined, undefined])
  })

  it('tells if another transaction took the nonce, after which the step is open again', async () => {
    const journal = openJournal()
    const sender = senderOf(journal)
    node.onSent = () => {
      node.nonce = 8
    }
    await sender.send(TX)
    await expect(sender.settle()).rejects.toThrow('has nonce 7. Run the command again')
    expect(openJournal().stateOf(0)).toBeUndefined()
  })

  it('knows after an interruption what it had signed, even if no node got it', async () => {
    node.refusal = new Error('connection lost')
    await expect(senderOf(openJournal()).send(TX)).rejects.toThrow("new Zap can't be sent: connection lost")
    node.refusal = undefined
    mineAt(1)
    const journal = openJournal()
    await senderOf(journal).resume()
    expect(node.sent).toEqual([journal.stateOf(0)?.sent[0]?.raw])
    expect(journal.stateOf(0)?.mined?.isSuccessful).toBe(true)
  })

  it('goes on if the node has the transaction already', async () => {
    node.refusal = new NodeError('eth_sendRawTransaction', 'already known')
    const journal = openJournal()
    const sender = senderOf(journal)
    await sender.send(TX)
    node.receipts.set(journal.stateOf(0)?.sent[0]?.hash ?? '', '0x1')
    await sender.settle()
    expect(journal.stateOf(0)?.mined?.isSuccessful).toBe(true)
  })

  it('sends nothing above the highest price', async () => {
    await expect(senderOf(openJournal(), 200n).send(TX)).rejects.toThrow('205 wei per gas, more than 200')
    expect(node.sent).toEqual([])
  })
})

describe('journal', () => {
  it('drops half a line that an interruption left', () => {
    openJournal().add({ kind: 'read', index: 0, answers: ['0x01'] })
    const whole = readFileSync(journalFile(), 'utf8')
    writeFileSync(journalFile(), `${whole}{"kind":"sent","st`)
    const journal = openJournal()
    expect([journal.readOf(0), journal.isBegun]).toEqual([['0x01'], false])
    expect(readFileSync(journalFile(), 'utf8')).toBe(whole)
  })

  it('is not that of another deployment', () => {
    openJournal()
    expect(() => Journal.open(journalFile(), { ...HEAD, chainId: 25 })).toThrow('chainId 338, not 25')
    writeFileSync(journalFile(), '{}\n')
    expect(openJournal).toThrow('is no journal')
  })
})
