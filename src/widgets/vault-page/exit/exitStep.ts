import type { TxOutcome } from '@/chain/tx/txStatus'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Below this, compounding costs more than it yields. */
const WORTH_COMPOUNDING_USD = new Decimal('0.01')

export interface ExitFacts {
  readonly deposited: Loadable<ValuedAmount>
  readonly pending: Loadable<ValuedAmount>
  /** Outcome of the last transaction sent here; 'unknown' if there is none. */
  readonly outcome: TxOutcome
}

/** `offer`: rewards would be forfeited. `withdraw`: rewards are compounded, all can be withdrawn. */
export type ExitStep = 'none' | 'offer' | 'waiting' | 'withdraw'

/** Current step of compounding and withdrawing all. */
export function exitStep({ deposited, pending, outcome }: ExitFacts): ExitStep {
  if (outcome === 'pending') return 'waiting'
  const hasDeposit = (valueOf(deposited)?.wei ?? 0n) > 0n
  if (!hasDeposit) return 'none'
  if (outcome === 'succeeded') return 'withdraw'
  const rewards = valueOf(pending)
  if (rewards === undefined || rewards.wei === 0n) return 'none'
  return rewards.usd?.lt(WORTH_COMPOUNDING_USD) === true ? 'none' : 'offer'
}
