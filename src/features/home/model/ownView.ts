import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { Decimal } from '@/lib/decimal'

/** What an account has deposited. */
export interface OwnDeposits {
  /** USD of the positions that have a price; undefined if none has one. */
  readonly usd: Decimal | undefined
  readonly positions: number
  /** Of them, positions without a price. */
  readonly unpriced: number
}

/** Sums deposits in vaults, farms and pools. */
export function sumDeposits(amounts: readonly ValuedAmount[]): OwnDeposits {
  const held = amounts.filter(({ wei }) => wei > 0n)
  const priced = held.flatMap(({ usd }) => (usd === undefined ? [] : [usd]))
  return {
    usd:
      priced.length === 0 && held.length > 0 ? undefined : priced.reduce((sum, usd) => sum.plus(usd), new Decimal(0)),
    positions: held.length,
    unpriced: held.length - priced.length,
  }
}
