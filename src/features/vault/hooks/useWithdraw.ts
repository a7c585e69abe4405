import type { TxRequest } from '@/chain/tx/txRequest'
import type { ValuedAmount } from '@/domain/vault/reads'
import type { Vault } from '@/domain/vault/vault'
import type { FormState } from '@/forms/formState'
import { useWallet } from '@/hooks/useWallet'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { deriveWithdrawAllForm, deriveWithdrawForm } from '../model/withdrawForm'
import { hasPartialMax } from '../model/withdrawRules'

export interface Withdraw {
  readonly field: AmountField
  readonly form: FormState
  /** Undefined where the vault's version offers Max instead, or while there is nothing to withdraw. */
  readonly allForm: FormState | undefined
  /** Undefined where the vault's version offers Withdraw All instead, or while there is nothing to withdraw. */
  readonly fillMax: (() => void) | undefined
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
  const field = useAmountField()
  const facts = { walletStatus, vault, shareToken, deposited, pending }
  const max = 'value' in deposited ? deposited.value : 0n
  const isMaxOffered = hasPartialMax(vault.deployVersion)
  return {
    field,
    form: deriveWithdrawForm({ ...facts, typed: field.text }),
    allForm: isMaxOffered ? undefined : deriveWithdrawAllForm(facts),
    fillMax:
      isMaxOffered && max > 0n ? () => field.fill(toAmountText(max, vault.deployed.underlyingDecimals)) : undefined,
    submit: field.submit,
  }
}
