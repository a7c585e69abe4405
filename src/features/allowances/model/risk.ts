import type { Decimal } from '@/lib/decimal'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import type { AllowanceQuestion } from './questions'

/** What an allowance lets a contract take now. */
export interface Risk {
  /** Token base units, or NFTs. */
  readonly amount: bigint
  /** Undefined where the token has no market. */
  readonly usd: Decimal | undefined
}

/** What is allowed, but no more than there is. @param unitUsd USD for one base unit */
export function riskOf(allowed: bigint | 'unlimited', balance: bigint, unitUsd: Decimal | undefined): Risk {
  const takeable = allowed === 'unlimited' || allowed > balance ? balance : allowed
  return { amount: takeable, usd: unitUsd?.times(takeable.toString()) }
}

/** In dollars, or in tokens that have no price; undefined for a token that does not say how it is counted. */
export function riskText(
  { amount, usd }: Risk,
  { symbol, decimals }: AllowanceQuestion,
  locale: string,
): FigureText | undefined {
  if (usd !== undefined) return formatUsd(usd, locale)
  return decimals === undefined ? undefined : formatToken(amount, decimals, symbol, locale)
}

/** USD for one base unit of a vault's shares. @param worth underlying base units that `shares` stand for; undefined where there are none to tell by */
export function shareUnitUsd(
  shares: bigint,
  worth: bigint,
  underlyingUsd: Decimal | undefined,
  underlyingDecimals: number,
): Decimal | undefined {
  if (shares === 0n) return undefined
  return underlyingUsd?.shiftedBy(-underlyingDecimals).times(worth.toString()).div(shares.toString())
}
