import type { TxRequest } from '@/chain/tx/txRequest'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { useUnderlyingBalance } from '@/domain/vault/useUnderlyingBalance'
import type { Vault } from '@/domain/vault/vault'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { type DepositOffer, useDepositForm } from '@/widgets/vault-deposit/useDepositForm'

export interface Deposit extends DepositOffer {
  readonly field: AmountField
  readonly balance: Loadable<bigint>
  /** Puts a part of what can be deposited into the field; undefined while that is nothing or not known. */
  readonly fillPercent: ((percent: number) => void) | undefined
  readonly submit: (request: TxRequest) => Promise<void>
}

export function useDeposit(vault: Vault, shareToken: Address, account: Address | undefined): Deposit {
  const field = useAmountField(EMPTY_AMOUNT)
  const balance = useUnderlyingBalance(vault, account)
  const { form, shares } = useDepositForm(vault, shareToken, field.text, balance)
  const max = maxAmount(vault.isNative ? 'native' : vault.deployed.underlying, valueOf(balance) ?? 0n)
  return {
    field,
    form,
    balance,
    shares,
    fillPercent: field.percentFiller(max, vault.deployed.underlyingDecimals),
    submit: field.submit,
  }
}
