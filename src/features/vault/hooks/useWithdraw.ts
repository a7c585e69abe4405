import type { TxRequest } from '@/chain/tx/txRequest'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { Vault } from '@/domain/vault/vault'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useWallet } from '@/hooks/useWallet'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { deriveWithdrawAllForm, deriveWithdrawForm } from '../model/withdrawForm'
import { hasPartialMax } from '../model/withdrawRules'

export interface Withdraw {
  readonly field: AmountField
  readonly form: FormState
  /** Undefined where the vault's version offers Max instead, or while there is nothing to withdraw. */
  readonly allForm: FormState | undefined
  /** Puts a part of the deposit into the field; undefined while there is nothing to withdraw. */
  readonly fillPercent: ((percent: number) => void) | undefined
  /** False where the vault's version offers Withdraw All instead. */
  readonly hasMax: boolean
  readonly submit: (request: TxRequest) => Promise<void>
}

/**
 * @param deposited what the account's shares are worth, in underlying base units
 * @param pending its pending rewards
 */
export function useWithdraw(
  vault: Vault,
  shareToken: Address,
  deposited: Loadable<bigint>,
  pending: Loadable<ValuedAmount>,
): Withdraw {
  const { status: walletStatus } = useWallet()
  const field = useAmountField(EMPTY_AMOUNT)
  const facts = { walletStatus, vault, shareToken, deposited, pending }
  const hasMax = hasPartialMax(vault.deployVersion)
  return {
    field,
    form: deriveWithdrawForm({ ...facts, typed: field.text }),
    allForm: hasMax ? undefined : deriveWithdrawAllForm(facts),
    fillPercent: field.percentFiller(valueOf(deposited), vault.deployed.underlyingDecimals),
    hasMax,
    submit: field.submit,
  }
}
