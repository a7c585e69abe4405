import { useMemo } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { type DepositShares, depositSharesReading } from '@/domain/vault/depositShares'
import { useUnderlyingBalance } from '@/domain/vault/useUnderlyingBalance'
import type { Vault } from '@/domain/vault/vault'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import type { FormState } from '@/forms/formState'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { parseAmount } from '@/lib/amountInput'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { referrerOf } from '@/platform/referral'
import { type AmountField, useAmountField } from '@/widgets/tx/useAmountField'
import { deriveDepositForm } from '../model/depositForm'

/** The deposit form of any amount text, what is typed or what a migration brought, and the shares that it brings. */
export function useDepositForm(
  vault: Vault,
  shareToken: Address,
  typed: string,
  balance: Loadable<bigint>,
): Pick<Deposit, 'form' | 'shares'> {
  const wallet = useWallet()
  const typedWei = parseAmount(typed, vault.deployed.underlyingDecimals)
  // A visitor without a wallet is told what any amount would bring.
  const amount = wallet.account === undefined ? typedWei : affordable(typedWei, balance)
  const sharesReading = useMemo(
    () => (amount === undefined ? undefined : depositSharesReading(shareToken, amount)),
    [shareToken, amount],
  )
  const shares = useReading(sharesReading)
  const approval = useApproval({
    token: vault.isNative ? 'native' : vault.deployed.underlying,
    tokenName: vault.underlyingFriendlyName,
    spender: shareToken,
    vaultOf: vault.listedShareToken === undefined ? vault.deployed.underlying : undefined,
    amount,
  })
  const form = deriveDepositForm({
    walletStatus: wallet.status,
    vault,
    shareToken,
    typed,
    balance,
    approval,
    referrer: referrerOf(wallet.account),
    shares,
  })
  return { form, shares: sharesReading && shares }
}

export interface Deposit {
  readonly field: AmountField
  readonly form: FormState
  readonly balance: Loadable<bigint>
  /** What the typed amount brings; undefined where there is none, or the account has less. */
  readonly shares: Loadable<DepositShares> | undefined
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
