import type { GamePosition } from '@/domain/game/ownGame'
import { valueAmount } from '@/domain/price/valuedAmount'
import type { Decimal } from '@/lib/decimal'
import type { Market } from '../round'
import { type BetRecord, isCollectable, isUncollected } from './betRecord'

const CRO_DECIMALS = 18

export interface PredictionTerms {
  readonly market: Market
  /** USD per CRO; undefined without a market price. */
  readonly price: Decimal | undefined
  /** Chain time, Unix seconds. */
  readonly nowSec: number
}

/** What an account has in the market by its bets. A refund that is not due yet counts as open. */
export function predictionPosition(
  records: readonly BetRecord[],
  { market, price, nowSec }: PredictionTerms,
): GamePosition {
  const collectable = records.filter((record) => isCollectable(record, market, nowSec))
  const open = records.filter(
    (record) => record.result === 'open' || (isUncollected(record) && !isCollectable(record, market, nowSec)),
  )
  const unclaimedWei = collectable.reduce((sum, { payoutWei }) => sum + payoutWei, 0n)
  return {
    unclaimed: valueAmount(unclaimedWei, CRO_DECIMALS, price),
    open: { count: open.length, wei: open.reduce((sum, { amountWei }) => sum + amountWei, 0n) },
  }
}
