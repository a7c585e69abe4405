import { useMemo } from 'react'
import { useFigures } from '@/domain/vault/useFigures'
import { useEarned } from '@/domain/vault/useVaultDetails'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import { parseAmount } from '@/lib/amountInput'
import type { Address } from '@/lib/hex'
import { LOADING, mapLoadable } from '@/lib/loadable'
import { ExitOffer } from '@/widgets/vault-page/exit/ExitOffer'
import { WithdrawForm } from '../components/WithdrawForm'
import { useWithdraw } from '../hooks/useWithdraw'
import { removeLink } from '../model/assetLinks'
import { amountWorth } from '../model/projectionView'

export interface WithdrawSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly reads: Pick<VaultReads, 'deposited' | 'liquidity'>
}

/** Withdrawal of a part or all, with what is lost by it. */
export function WithdrawSection({ vault, shareToken, reads }: WithdrawSectionProps) {
  const { deposited } = reads
  const account = useAccount()
  const earned = useEarned(vault, shareToken, account)
  const depositedWei = useMemo(() => mapLoadable(deposited ?? LOADING, ({ wei }) => wei), [deposited])
  const pending = useMemo(() => mapLoadable(earned, (known) => known.pending), [earned])
  const { field, form, allForm, fillPercent, hasMax, submit } = useWithdraw(vault, shareToken, depositedWei, pending)
  const figures = useFigures(vault)
  return (
    <div data-testid="withdraw-card">
      <WithdrawForm
        asset={vault.underlyingFriendlyName}
        typed={field.text}
        onType={field.type}
        worth={amountWorth(vault, reads, parseAmount(field.text, vault.deployed.underlyingDecimals) ?? 0n)}
        balance={deposited === undefined ? undefined : figures.amount(depositedWei)}
        onPercent={fillPercent}
        hasMax={hasMax}
        minimum={vault.minWithdrawal}
        form={form}
        allForm={allForm}
        exit={
          deposited && (
            <ExitOffer key={account} vault={vault} shareToken={shareToken} deposited={deposited} pending={pending} />
          )
        }
        onSubmit={submit}
        assetLink={removeLink(vault)}
      />
    </div>
  )
}
