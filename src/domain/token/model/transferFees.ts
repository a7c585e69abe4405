import type { SoldToken } from '@/chain/calls/sale/probeSale'
import { Decimal } from '@/lib/decimal'

/** What a token keeps of a transfer, 1 = 100 %. */
export interface TransferFees {
  /** Of what a pool sends to a buyer. */
  readonly buying: Decimal
  /** Of what a seller sends to a pool. */
  readonly selling: Decimal
}

/** The transfer fees that a simulated purchase and sale met. */
export function transferFees({ quotedUnits, boughtUnits, soldUnits }: SoldToken): TransferFees {
  return { buying: keptShare(quotedUnits, boughtUnits), selling: keptShare(boughtUnits, soldUnits) }
}

/** 0 where more arrived than was sent: the pool held tokens beyond its reserve. */
function keptShare(sent: bigint, arrived: bigint): Decimal {
  if (sent <= 0n || arrived >= sent) return new Decimal(0)
  return new Decimal((sent - arrived).toString()).div(sent.toString())
}
