import { type Operation, parseOperation } from './operation.ts'

/** The parts of a successful transaction that matter to inscriptions. Addresses are lower-case. */
export interface InscribedTx {
  readonly hash: string
  readonly from: string
  readonly to: string
  /** Hex with 0x. */
  readonly input: string
  readonly blockTimeSec: number
}

/** State of a tick. Amounts are whole units. */
export interface TickState {
  readonly tick: string
  /** Hash of the deploy transaction. */
  readonly id: string
  readonly deployTimeSec: number
  readonly max: bigint
  readonly lim: bigint
  readonly minted: bigint
  /** Balance by lower-case address, without zero balances. */
  readonly balances: ReadonlyMap<string, bigint>
}

interface MutableTick extends TickState {
  minted: bigint
  readonly balances: Map<string, bigint>
}

/**
 * CRC-20 balances. The first deploy of a tick wins; a mint yields at most `lim`, or the rest of `max` if that is less;
 * a transfer needs a sufficient balance; invalid operations are ignored. Deploys and mints only count when sent to
 * oneself. Ticks are case-sensitive.
 */
export class InscriptionLedger {
  private readonly ticks = new Map<string, MutableTick>()

  /** Applies the next transaction. Transactions must come in chain order. */
  apply(tx: InscribedTx): void {
    const operation = parseOperation(tx.input)
    if (operation === undefined) return
    if (operation.op === 'deploy') this.deploy(operation, tx)
    else if (operation.op === 'mint') this.mint(operation, tx)
    else this.transfer(operation, tx)
  }

  /** All ticks in deploy order. */
  allTicks(): readonly TickState[] {
    return [...this.ticks.values()]
  }

  private deploy(operation: Operation & { op: 'deploy' }, tx: InscribedTx): void {
    if (tx.from !== tx.to || this.ticks.has(operation.tick)) return
    this.ticks.set(operation.tick, {
      tick: operation.tick,
      id: tx.hash,
      deployTimeSec: tx.blockTimeSec,
      max: operation.max,
      lim: operation.lim,
      minted: 0n,
      balances: new Map(),
    })
  }

  private mint(operation: Operation & { amt: bigint }, tx: InscribedTx): void {
    const tick = this.ticks.get(operation.tick)
    if (tick === undefined || tx.from !== tx.to || operation.amt > tick.lim) return
    const left = tick.max - tick.minted
    const amount = operation.amt < left ? operation.amt : left
    tick.minted += amount
    changeBalance(tick, tx.from, amount)
  }

  private transfer(operation: Operation & { amt: bigint }, tx: InscribedTx): void {
    const tick = this.ticks.get(operation.tick)
    if (tick === undefined || (tick.balances.get(tx.from) ?? 0n) < operation.amt) return
    changeBalance(tick, tx.from, -operation.amt)
    changeBalance(tick, tx.to, operation.amt)
  }
}

function changeBalance(tick: MutableTick, account: string, change: bigint): void {
  const balance = (tick.balances.get(account) ?? 0n) + change
  if (balance === 0n) tick.balances.delete(account)
  else tick.balances.set(account, balance)
}
