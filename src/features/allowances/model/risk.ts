import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import type { AllowanceQuestion } from './questions'

/** Amount that a spender could take now. */
export interface Risk {
  /** Token base units, or a number of NFTs. */
  readonly amount: bigint
  /** Undefined if the token has no price. */
  readonly usd: Decimal | undefined
}

/** The allowance, capped at the balance. @param unitUsd USD per base unit */
export function riskOf(allowed: bigint | 'unlimited', balance: bigint, unitUsd: Decimal | undefined): Risk {
  const takeable = allowed === 'unlimited' || allowed > balance ? balance : allowed
  return { amount: takeable, usd: unitUsd?.times(takeable.toString()) }
}

/** In USD, or in tokens without a price; undefined if the token's decimals are unknown. */
export function riskText(
  { amount, usd }: Risk,
  { symbol, decimals }: AllowanceQuestion,
  locale: string,
): FigureText | undefined {
  if (usd !== undefined) return formatUsd(usd, locale)
  return decimals === undefined ? undefined : formatToken(amount, decimals, symbol, locale)
}

/**
 * USD per base unit of a vault's shares. @param worth underlying base units that `shares` represent; undefined if
 * there are no shares
 */
export function shareUnitUsd(
  shares: bigint,
  worth: bigint,
  underlyingUsd: Decimal | undefined,
  underlyingDecimals: number,
): Decimal | undefined {
  if (shares === 0n) return undefined
  return underlyingUsd?.shiftedBy(-underlyingDecimals).times(worth.toString()).div(shares.toString())
}
