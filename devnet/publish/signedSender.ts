import { setTimeout as delay } from 'node:timers/promises'
import { Transaction, type Wallet } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import { type Fees, priceOf, raisedFees, readFees } from './fees.ts'
import type { Journal, SentEntry, StepState } from './journal.ts'
import { NodeError } from './patientRpc.ts'

export interface SenderOptions {
  readonly rpc: Rpc
  readonly wallet: Wallet
  readonly chainId: number
  readonly journal: Journal
  readonly log: (line: string) => void
  /** Most that a unit of gas may cost, in wei. */
  readonly maxPriceWei: bigint
  /** Time between looks at what is pending, in milliseconds. */
  readonly pollMs: number
}

export interface StepTx {
  readonly step: number
  readonly label: string
  readonly content: string
  readonly nonce: number
  readonly data: string
  readonly to?: string
  readonly value?: bigint
}

interface Receipt {
  readonly transactionHash: string
  readonly blockNumber: string
  readonly gasUsed: string
  readonly status: string
}

/** In per cent of the estimate, because the state may differ once it is mined. */
const GAS_MARGIN = 30n
/** Blocks after which a transaction that is not mined is sent again, because nodes may have dropped it. */
const REPLACE_AFTER_BLOCKS = 10
/** Every so many times it is sent again at a higher price: a busy node is not faster for more. */
const RAISE_EACH = 3
/** Answers of nodes that have the transaction already. */
const IS_KNOWN = /already known|already in mempool|already exists|tx already in|already imported/i
const NONCE_TOO_LOW = /nonce too low|invalid nonce|nonce.*(lower|too low|already)/i

/** Signs transactions with a key, sends them to a public node and sees to it that they are mined. */
export class SignedSender {
  /** Block at which each pending step was sent last; 0 if it is not known. */
  private readonly pending = new Map<number, number>()
  /** How often each pending step was sent again. */
  private readonly repeats = new Map<number, number>()
  /** Block at which a step's nonce was seen to be used although none of its transactions has a receipt. */
  private readonly taken = new Map<number, number>()

  constructor(private readonly options: SenderOptions) {}

  /** Number of transactions that are not known to be mined. */
  get waiting(): number {
    return this.pending.size
  }

  /**
   * Sends a transaction without waiting for it.
   * @throws the reason why it would revert
   */
  async send(tx: StepTx): Promise<void> {
    const { rpc, wallet } = this.options
    const { label, data, to, value } = tx
    const request = {
      from: wallet.address,
      data,
      ...(to === undefined ? {} : { to }),
      ...(value === undefined ? {} : { value: hex(value) }),
    }
    const estimate = BigInt(await this.ask(label, rpc.send('eth_estimateGas', [request])))
    const fees = await readFees(rpc)
    await this.sign(tx, (estimate * (100n + GAS_MARGIN)) / 100n, fees)
  }

  /** Waits until everything sent is mined. @throws for the first one that reverted */
  async settle(): Promise<void> {
    const { rpc, pollMs } = this.options
    while (this.pending.size > 0) {
      const block = Number(await rpc.send('eth_blockNumber'))
      await this.look(block)
      if (this.pending.size > 0) await delay(pollMs)
    }
  }

  /** Takes up what an interrupted deployment has sent. */
  async resume(): Promise<void> {
    const { journal, log } = this.options
    for (const [step, state] of journal.lost) {
      // The node may have been late.
      const receipt = await this.receiptOf(state)
      if (receipt !== undefined) this.finish(step, state, receipt)
    }
    const open = [...journal.states].filter(([, { mined }]) => mined === undefined)
    if (open.length === 0) return
    log(`${open.length} transactions were sent before the interruption`)
    for (const [step] of open) this.pending.set(step, 0)
    await this.settle()
  }

  private async look(block: number): Promise<void> {
    for (const [step, seenBlock] of this.pending) {
      const state = this.options.journal.stateOf(step)
      if (state === undefined) throw new Error(`The journal lost step ${step}`)
      const receipt = await this.receiptOf(state)
      if (receipt !== undefined) this.finish(step, state, receipt)
      else if (seenBlock !== 0 && block - seenBlock < REPLACE_AFTER_BLOCKS) continue
      else if (await this.isTaken(step, state, block)) continue
      else if (seenBlock === 0) await this.sendAgain(step, state, block)
      else await this.replace(step, state, block)
    }
  }

  private async receiptOf({ sent }: StepState): Promise<Receipt | undefined> {
    const receipts = await this.options.rpc.batch(
      sent.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    return (receipts.find((receipt) => receipt !== null) as Receipt | undefined) ?? undefined
  }

  private finish(step: number, { label }: StepState, receipt: Receipt): void {
    const { journal, log } = this.options
    const isSuccessful = receipt.status === '0x1'
    const [block, gasUsed] = [Number(receipt.blockNumber), Number(receipt.gasUsed)]
    journal.add({ kind: 'mined', step, hash: receipt.transactionHash, block, gasUsed, isSuccessful })
    this.pending.delete(step)
    if (!isSuccessful) throw new Error(`${label} reverted in block ${block} (${receipt.transactionHash})`)
    log(`${step + 1}. ${label}: mined in block ${block}`)
  }

  /** Sends the last version of a transaction once more, in case the node never had it or dropped it. */
  private async sendAgain(step: number, state: StepState, block: number): Promise<void> {
    const last = state.sent.at(-1)
    if (last === undefined) throw new Error(`Step ${step} has no transaction`)
    await this.broadcast(last)
    this.pending.set(step, block)
  }

  private async replace(step: number, state: StepState, block: number): Promise<void> {
    const { rpc, log, maxPriceWei } = this.options
    const last = state.sent.at(-1)
    if (last === undefined) throw new Error(`Step ${step} has no transaction`)
    const tx = Transaction.from(last.raw)
    const fees = raisedFees(feesOf(tx), await readFees(rpc))
    const repeats = (this.repeats.get(step) ?? 0) + 1
    this.repeats.set(step, repeats)
    if (repeats % RAISE_EACH !== 0 || priceOf(fees) > maxPriceWei) {
      await this.broadcast(last)
      this.pending.set(step, block)
      return
    }
    log(`${state.label}: not mined in ${REPLACE_AFTER_BLOCKS * repeats} blocks, sent again at ${priceOf(fees)} wei`)
    const { label, content, nonce } = state
    const { to, data, value, gasLimit } = tx
    await this.sign({ step, label, content, nonce, data, value, ...(to === null ? {} : { to }) }, gasLimit, fees)
    this.pending.set(step, block)
  }

  /**
   * Whether a transaction of the account was mined with the nonce. Nodes may know that before they have its receipt.
   * @throws if it must be another one, because there is no receipt after some blocks
   */
  private async isTaken(step: number, state: StepState, block: number): Promise<boolean> {
    const { rpc, wallet, journal } = this.options
    const next = Number(await rpc.send('eth_getTransactionCount', [wallet.address, 'latest']))
    if (next <= state.nonce) return false
    const since = this.taken.get(step) ?? block
    this.taken.set(step, since)
    if (block - since < REPLACE_AFTER_BLOCKS || (await this.receiptOf(state)) !== undefined) return true
    journal.add({ kind: 'lost', step })
    this.pending.delete(step)
    throw new Error(
      `${state.label}: another transaction of ${wallet.address} has nonce ${state.nonce}. Run the command again to go on.`,
    )
  }

  private async sign(tx: StepTx, gasLimit: bigint, fees: Fees): Promise<void> {
    const { rpc, wallet, chainId, journal, maxPriceWei } = this.options
    const { step, label, content, nonce, data, to, value = 0n } = tx
    if (priceOf(fees) > maxPriceWei)
      throw new Error(`${label} costs up to ${priceOf(fees)} wei per gas, more than ${maxPriceWei}: see --max-gwei`)
    const raw = await wallet.signTransaction({
      ...fees,
      chainId,
      nonce,
      gasLimit,
      data,
      value,
      ...(to === undefined ? {} : { to }),
    })
    const { hash } = Transaction.from(raw)
    if (hash === null) throw new Error(`${label} was not signed`)
    const entry: SentEntry = { kind: 'sent', step, label, content, nonce, hash, raw }
    // Recorded first: whatever happens from here on, the hash is known.
    journal.add(entry)
    this.pending.set(step, Number(await rpc.send('eth_blockNumber')))
    await this.broadcast(entry)
  }

  private async broadcast({ label, raw }: SentEntry): Promise<void> {
    try {
      await this.options.rpc.send('eth_sendRawTransaction', [raw])
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      // Mined meanwhile, or another transaction has its nonce: the next look tells.
      if (error instanceof NodeError && (IS_KNOWN.test(message) || NONCE_TOO_LOW.test(message))) return
      throw new Error(`${label} can't be sent: ${message}`, { cause: error })
    }
  }

  private async ask(label: string, answer: Promise<unknown>): Promise<string> {
    try {
      return String(await answer)
    } catch (error) {
      throw new Error(`${label} would fail: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
}

const hex = (value: bigint) => `0x${value.toString(16)}`

function feesOf({ gasPrice, maxFeePerGas, maxPriorityFeePerGas }: Transaction): Fees {
  if (maxFeePerGas === null || maxPriorityFeePerGas === null) return { type: 0, gasPrice: gasPrice ?? 0n }
  return { type: 2, maxFeePerGas, maxPriorityFeePerGas }
}
