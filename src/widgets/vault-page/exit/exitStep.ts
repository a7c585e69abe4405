import type { TxOutcome } from '@/chain/tx/txStatus'
import type { ValuedAmount } from '@/domain/vault/reads'
import { Decimal } from '@/lib/decimal'
import { type Loadable, valueOf } from '@/lib/loadable'

/** Of less than this a compound costs more than it brings. */
const WORTH_COMPOUNDING_USD = new Decimal('0.01')

export interface ExitFacts {
  readonly deposited: Loadable<ValuedAmount>
  readonly pending: Loadable<ValuedAmount>
  /** Of what was sent last from here; 'unknown' where nothing was. */
  readonly outcome: TxOutcome
}

/** `offer`: rewards would be left behind. `withdraw`: they are compounded, everything can be withdrawn. */
export type ExitStep = 'none' | 'offer' | 'waiting' | 'withdraw'

/** Where an account stands that withdraws everything and takes its pending rewards along. */
export function exitStep({ deposited, pending, outcome }: ExitFacts): ExitStep {
  if (outcome === 'pending') return 'waiting'
  const hasDeposit = (valueOf(deposited)?.wei ?? 0n) > 0n
  if (!hasDeposit) return 'none'
  if (outcome === 'succeeded') return 'withdraw'
  const rewards = valueOf(pending)
  if (rewards === undefined || rewards.wei === 0n) return 'none'
  return rewards.usd?.lt(WORTH_COMPOUNDING_USD) === true ? 'none' : 'offer'
}
