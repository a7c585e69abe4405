import { fromUnits } from './bigDecimal.ts'
import type { Stores } from './entities.ts'
import type { EventOf } from './exchangeEvents.ts'
import { ZERO_ADDRESS } from './fakeExchange.ts'

export const LP_DECIMALS = 18n

/** Follows who holds LP tokens. */
export class Positions {
  /** Base units by id. */
  private readonly held = new Map<string, bigint>()

  constructor(private readonly stores: Pick<Stores, 'User' | 'LiquidityPosition'>) {}

  transfer({ pair, from, to, value }: EventOf<'transfer'>): void {
    this.change(pair, from, -value)
    this.change(pair, to, value)
  }

  private change(pair: string, user: string, change: bigint): void {
    if (user === ZERO_ADDRESS || change === 0n) return
    const id = `${pair}-${user}`
    const units = (this.held.get(id) ?? 0n) + change
    this.held.set(id, units)
    this.stores.User.set(user, { id: user })
    this.stores.LiquidityPosition.set(id, { id, user, pair, liquidityTokenBalance: fromUnits(units, LP_DECIMALS) })
  }
}
