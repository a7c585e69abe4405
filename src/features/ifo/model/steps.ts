import { committedWei, openClaims, type SaleAccount } from '@/domain/ifo/account'
import type { SalePhase } from '@/domain/ifo/sale'

export const STEPS = ['profile', 'lp', 'commit', 'claim'] as const
export type StepName = (typeof STEPS)[number]
/** 'missed' for a step that the end of the sale left undone. */
export type StepState = 'done' | 'now' | 'later' | 'missed'

export interface StepFacts {
  readonly version: 1 | 2
  readonly phase: SalePhase
  readonly hasProfile: boolean
  /** LP tokens of the wallet. */
  readonly balanceWei: bigint
  readonly account: Pick<SaleAccount, 'pools'>
}

export interface StepRow {
  readonly name: StepName
  readonly state: StepState
}

/** What an account has done, and what is next: the first step that is not done. An offering of the first version needs no profile. */
export function saleSteps({ version, phase, hasProfile, balanceWei, account }: StepFacts): readonly StepRow[] {
  const hasCommitted = committedWei(account) > 0n
  const hasClaimed = hasCommitted && phase === 'finished' && openClaims(account, phase).length === 0
  const isDone: Readonly<Record<StepName, boolean>> = {
    profile: hasProfile,
    lp: hasCommitted || balanceWei > 0n,
    commit: hasCommitted,
    claim: hasClaimed,
  }
  const names = STEPS.filter((name) => name !== 'profile' || version !== 1)
  const isOver = phase === 'finished' && !hasCommitted
  const current = isOver ? undefined : names.find((name) => !isDone[name] && isPossible(name, phase))
  return names.map((name): StepRow => {
    if (isDone[name]) return { name, state: 'done' }
    if (isOver) return { name, state: 'missed' }
    return { name, state: name === current ? 'now' : 'later' }
  })
}

/** Whether a step can be taken in a phase: getting ready at any time before the end. */
function isPossible(name: StepName, phase: SalePhase): boolean {
  if (name === 'claim') return phase === 'finished'
  if (name === 'commit') return phase === 'live'
  return phase !== 'finished'
}
