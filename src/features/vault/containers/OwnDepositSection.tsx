import type { ReactNode } from 'react'
import type { VaultTerms } from '@/domain/vault/reads'
import { useFigures } from '@/domain/vault/useFigures'
import { useExtraRewards } from '@/domain/vault/useVaultDetails'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatReceived } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { DepositForm } from '../components/DepositForm'
import { useDeposit } from '../hooks/useDeposit'
import { addLink } from '../model/assetLinks'
import { amountWorth, projectionView, roiTerms } from '../model/projectionView'

export interface OwnDepositSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly reads: VaultReads
  readonly terms: Loadable<VaultTerms>
  /** The asset's symbol, or the button to pay with another token. */
  readonly token: ReactNode
}

/** Deposit of the vault's own token. */
export function OwnDepositSection({ vault, shareToken, reads, terms, token }: OwnDepositSectionProps) {
  const { locale } = useTranslation()
  const account = useAccount()
  const { field, form, balance, shares, fillPercent, submit } = useDeposit(vault, shareToken, account)
  const figures = useFigures(vault)
  const extraRewards = useExtraRewards(vault)
  const feeBps = valueOf(terms)?.depositFeeBps ?? 0n
  const amountWei = parseAmount(field.text, vault.deployed.underlyingDecimals) ?? 0n
  return (
    <DepositForm
      asset={vault.underlyingFriendlyName}
      token={token}
      typed={field.text}
      onType={field.type}
      worth={amountWorth(vault, reads, amountWei)}
      balance={account === undefined ? undefined : figures.amount(balance)}
      onPercent={fillPercent}
      isNative={vault.isNative === true}
      fee={
        feeBps === 0n
          ? undefined
          : { status: 'ready', ...formatRate(new Decimal(feeBps.toString()).div(10_000), locale) }
      }
      shares={
        shares &&
        figureView(shares, ({ wei, symbol }) => formatReceived(wei, vault.deployed.underlyingDecimals, symbol, locale))
      }
      projection={projectionView({ vault, reads, terms, extraRewards, amountWei }, locale)}
      roi={roiTerms({ vault, reads, terms, balance })}
      form={form}
      onSubmit={submit}
      assetLink={addLink(vault)}
    />
  )
}
