import type { TxRequest } from '@/chain/tx/txRequest'
import type { Farm } from '@/domain/farm/farm'
import type { FarmHolding, FarmReads } from '@/domain/farm/useFarms'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { parseAmount } from '@/lib/amountInput'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { deriveEmergencyForm, deriveHarvestForm, deriveStakeForm, deriveUnstakeForm } from '../model/farmForms'
import { isFinished } from '../model/farmRow'

export interface FarmAmountForm {
  readonly field: AmountField
  readonly form: FormState
  /** The typed amount, base units; undefined while nothing is typed. */
  readonly wei: bigint | undefined
  /** Undefined if there is nothing to fill in. */
  readonly fillPercent: ((percent: number) => void) | undefined
}

/** Without an account, forms are disconnected before they look at it. */
const NO_HOLDING: FarmHolding = { stake: LOADING, earned: LOADING, balance: LOADING }

/** The form of any amount to stake, what is typed or what a zap brought. @param balance of the staked token */
export function useStakeFormOf(farm: Farm, reads: FarmReads, typed: string, balance: Loadable<bigint>): FormState {
  const { status: walletStatus } = useWallet()
  const { staked, chef } = farm
  const approval = useApproval({
    token: staked.address,
    tokenName: staked.symbol,
    spender: chef,
    amount: affordable(parseAmount(typed, staked.decimals), balance),
  })
  const { earned } = reads.holding ?? NO_HOLDING
  return deriveStakeForm({ walletStatus, farm, typed, balance, approval, isFinished: isFinished(reads), earned })
}

export function useStakeForm(farm: Farm, reads: FarmReads): FarmAmountForm {
  const field = useAmountField(EMPTY_AMOUNT)
  const { balance } = reads.holding ?? NO_HOLDING
  return {
    field,
    form: useStakeFormOf(farm, reads, field.text, balance),
    wei: parseAmount(field.text, farm.staked.decimals),
    fillPercent: field.percentFiller(valueOf(balance), farm.staked.decimals),
  }
}

export interface UnstakeForm extends FarmAmountForm {
  /** Undefined until the account is known to have a stake. */
  readonly emergencyForm: FormState | undefined
}

export function useUnstakeForm(farm: Farm, reads: FarmReads): UnstakeForm {
  const { status: walletStatus } = useWallet()
  const field = useAmountField(EMPTY_AMOUNT)
  const { stake, earned } = reads.holding ?? NO_HOLDING
  const facts = { walletStatus, farm, stake, earned }
  return {
    field,
    form: deriveUnstakeForm({ ...facts, typed: field.text }),
    emergencyForm: deriveEmergencyForm(facts),
    wei: parseAmount(field.text, farm.staked.decimals),
    fillPercent: field.percentFiller(valueOf(stake), farm.staked.decimals),
  }
}

export interface HarvestForm {
  readonly form: FormState
  readonly submit: (request: TxRequest) => Promise<void>
}

export function useHarvestForm(farm: Farm, { holding }: FarmReads): HarvestForm {
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  return { form: deriveHarvestForm({ walletStatus, farm, earned: (holding ?? NO_HOLDING).earned, isPending }), submit }
}
