import type { Rpc } from '../chain/rpc.ts'
import type { KeeperAccount, PreparedTx } from './account.ts'
import type { Block, KeeperTx } from './job.ts'

/** Blocks after which a transaction that is not mined is replaced by the same one with a higher gas price. */
const REPLACE_AFTER_BLOCKS = 5
/** Additions in per cent, of which nodes demand at least 10 for a replacement. */
const GAS_MARGIN = 50n
const PRICE_MARGIN = 10n
const REPLACEMENT_MARGIN = 25n

interface Pending {
  readonly label: string
  readonly tx: PreparedTx
  /** Of all prices it was sent with: one of them is mined. */
  readonly hashes: readonly string[]
  readonly sentBlock: number
}

export interface SentTx {
  readonly label: string
  readonly hash: string
  readonly isSuccessful: boolean
}

const hex = (value: bigint | number) => `0x${value.toString(16)}`
const plus = (value: bigint, percent: bigint) => (value * (100n + percent) + 99n) / 100n

/**
 * Sends one transaction at a time. Nothing is executed twice: a replacement has the nonce of what it replaces, and what
 * is due is only asked again at a block that has it.
 */
export class Sender {
  private pending: Pending | undefined
  /** The last transaction that was mined. */
  last: SentTx | undefined

  constructor(
    private readonly rpc: Rpc,
    private readonly account: KeeperAccount,
    private readonly log: (line: string) => void,
  ) {}

  /** Label of the transaction that is not mined yet. */
  get waitingFor(): string | undefined {
    return this.pending?.label
  }

  /** Whether nothing is pending at this block. Replaces what has been pending for too long. */
  async isFree(block: Block): Promise<boolean> {
    if (this.pending === undefined) return true
    const { label, tx, hashes, sentBlock } = this.pending
    const receipts = await this.rpc.batch(
      hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
    )
    const mined = receipts.findIndex((receipt) => receipt !== null)
    if (mined >= 0) {
      const { status, blockNumber } = receipts[mined] as { readonly status: string; readonly blockNumber: string }
      // It was mined after this block was read: what is due at this block, it has done already.
      if (Number(blockNumber) > block.number) return false
      this.last = { label, hash: hashes[mined] ?? '', isSuccessful: status === '0x1' }
      this.pending = undefined
      this.log(`${label}: ${this.last.isSuccessful ? 'mined' : 'reverted'}, ${this.last.hash}`)
      return true
    }
    if (block.number - sentBlock < REPLACE_AFTER_BLOCKS) return false
    // Another transaction of this account took the nonce, so this one can't be mined any more.
    if (BigInt(tx.nonce) < (await this.nextNonce())) {
      this.log(`${label}: lost its nonce`)
      this.pending = undefined
      return true
    }
    const replacement = { ...tx, gasPrice: hex(plus(BigInt(tx.gasPrice), REPLACEMENT_MARGIN)) }
    this.log(`${label}: replaced with a gas price of ${BigInt(replacement.gasPrice)} wei`)
    // Recorded first, so that a node that refuses it is not asked again in every block.
    this.pending = { label, tx: replacement, hashes, sentBlock: block.number }
    const hash = await this.account.send(replacement)
    this.pending = { label, tx: replacement, hashes: [...hashes, hash], sentBlock: block.number }
    return false
  }

  /**
   * Sends a transaction unless it would revert now, for example because another keeper was faster.
   * @throws the revert reason, or what the node says
   */
  async send({ label, to, data }: KeeperTx, block: Block): Promise<void> {
    if (this.pending !== undefined) throw new Error(`${this.pending.label} is pending`)
    const from = this.account.address
    const gas = BigInt(String(await this.rpc.send('eth_estimateGas', [{ from, to, data }])))
    const price = BigInt(String(await this.rpc.send('eth_gasPrice')))
    const tx = {
      to,
      data,
      nonce: hex(await this.nextNonce()),
      gas: hex(plus(gas, GAS_MARGIN)),
      gasPrice: hex(plus(price, PRICE_MARGIN)),
    }
    const hash = await this.account.send(tx)
    this.pending = { label, tx, hashes: [hash], sentBlock: block.number }
  }

  private async nextNonce(): Promise<bigint> {
    return BigInt(String(await this.rpc.send('eth_getTransactionCount', [this.account.address, 'latest'])))
  }
}
