import { type PairSides, pairState } from '@/domain/pair/pair'
import type { Currency } from '@/domain/token/currency'
import { type Approval, approvalForm } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import type { Loadable } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import type { Burn, BurnAmounts } from './burnAmounts'

export interface BurnFacts {
  readonly walletStatus: WalletSession['status']
  /** Undefined where it is not known. */
  readonly a: Currency | undefined
  readonly b: Currency | undefined
  readonly isSameToken: boolean
  readonly pool: Loadable<PairSides>
  /** LP tokens of the account. */
  readonly held: Loadable<bigint>
  readonly amounts: BurnAmounts
  /** A signature for this very burn is at hand. */
  readonly isSigned: boolean
  readonly approval: Approval
}

const REMOVE = { key: 'liquidity.remove' } as const

/** What is removed is what is confirmed. */
export function deriveBurnForm(facts: BurnFacts): FormState<Burn> {
  const { walletStatus, a, b, isSameToken, pool, held, amounts, isSigned, approval } = facts
  if (a === undefined || b === undefined) return { status: 'empty', text: { key: 'liquidity.selectToken' } }
  if (isSameToken) return { status: 'invalid', text: { key: 'liquidity.invalidPair' } }
  const wallet = walletForm(walletStatus)
  if (wallet !== undefined) return wallet
  if (pool.status === 'failed') return { status: 'invalid', text: { key: 'liquidity.pool.unread' } }
  if (held.status === 'failed') return { status: 'invalid', text: { key: 'liquidity.balance.unread' } }
  if (pool.status === 'loading') return { status: 'invalid', text: { key: 'liquidity.pool.reading' } }
  if (pool.value.address === undefined) return { status: 'invalid', text: { key: 'liquidity.noPool' } }
  if (pairState(pool.value) !== 'live') return { status: 'invalid', text: { key: 'liquidity.pool.broken' } }
  if (held.status === 'loading') return { status: 'invalid', text: { key: 'liquidity.balance.reading' } }
  if (held.value === 0n) return { status: 'invalid', text: { key: 'liquidity.position.none' } }
  switch (amounts.status) {
    case 'none':
      return { status: 'empty', text: { key: 'liquidity.enter' } }
    case 'tooMuch':
      return { status: 'invalid', text: { key: 'liquidity.insufficientLp' } }
    case 'tooLittle':
      return { status: 'invalid', text: { key: 'liquidity.tooSmall' } }
    case 'amounts':
      return (
        approvalForm(
          isSigned ? { status: 'APPROVED' } : approval,
          { key: 'liquidity.allowance.reading' },
          { text: REMOVE },
        ) ?? { status: 'ready', request: amounts, text: REMOVE }
      )
  }
}
