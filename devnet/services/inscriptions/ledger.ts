import { type Operation, parseOperation } from './operation.ts'

/** A successful transaction, as far as inscriptions go. Addresses in lower case. */
export interface InscribedTx {
  readonly hash: string
  readonly from: string
  readonly to: string
  /** 0x and hex. */
  readonly input: string
  readonly blockTimeSec: number
}

/** One tick's state. Amounts are whole units. */
export interface TickState {
  readonly tick: string
  /** Hash of the transaction that deployed it. */
  readonly id: string
  readonly deployTimeSec: number
  readonly max: bigint
  readonly lim: bigint
  readonly minted: bigint
  /** Address in lower case -> amount; who holds nothing is absent. */
  readonly balances: ReadonlyMap<string, bigint>
}

interface MutableTick extends TickState {
  minted: bigint
  readonly balances: Map<string, bigint>
}

/**
 * CRC-20 balances by the protocol's rules. The first deploy of a tick wins; a mint gives at most `lim`, and what is
 * left of `max` where that is less; a transfer moves only what is held; what breaks a rule changes nothing.
 * Deploys and mints count where they are sent to oneself. Ticks differ by letter case.
 */
export class InscriptionLedger {
  private readonly ticks = new Map<string, MutableTick>()

  /** Takes the next transaction of the chain, in the chain's order. */
  apply(tx: InscribedTx): void {
    const operation = parseOperation(tx.input)
    if (operation === undefined) return
    if (operation.op === 'deploy') this.deploy(operation, tx)
    else if (operation.op === 'mint') this.mint(operation, tx)
    else this.transfer(operation, tx)
  }

  /** In the order of their deployment. */
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
