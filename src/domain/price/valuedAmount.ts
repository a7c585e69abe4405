import { toDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'

export interface ValuedAmount {
  readonly wei: bigint
  /** Undefined without a market price. */
  readonly usd: Decimal | undefined
}

/** An amount of a token with its value; nothing is worth $0 without a price too. @param price USD per whole token */
export function valueAmount(wei: bigint, decimals: number, price: Decimal | undefined): ValuedAmount {
  return { wei, usd: wei === 0n ? new Decimal(0) : price?.times(toDecimal(wei, decimals)) }
}
