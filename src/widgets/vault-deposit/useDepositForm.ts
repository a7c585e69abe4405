import { useMemo } from 'react'
import { type DepositShares, depositSharesReading } from '@/domain/vault/depositShares'
import type { Vault } from '@/domain/vault/vault'
import { affordable } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { parseAmount } from '@/lib/amountInput'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { referrerOf } from '@/platform/referral'
import { deriveDepositForm } from './depositForm'

export interface DepositOffer {
  readonly form: FormState
  /** What the amount brings; undefined where there is none, or the account has less. */
  readonly shares: Loadable<DepositShares> | undefined
}

/** The deposit form of any amount text, what is typed or what an earlier step brought, and the shares that it brings. */
export function useDepositForm(
  vault: Vault,
  shareToken: Address,
  typed: string,
  balance: Loadable<bigint>,
): DepositOffer {
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
