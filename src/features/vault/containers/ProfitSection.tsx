import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { usePositionProfit } from '@/domain/vault/history/useVaultHistory'
import type { Vault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable } from '@/lib/loadable'
import { ProfitFacts } from '../components/ProfitFacts'
import { profitView } from '../model/profitView'

export interface ProfitSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly account: Address
  readonly deposited: Loadable<ValuedAmount>
}

export function ProfitSection({ vault, shareToken, account, deposited }: ProfitSectionProps) {
  const { locale } = useTranslation()
  const profit = usePositionProfit(shareToken, account, deposited, vault.deployed.deployBlock ?? 0)
  const { underlyingDecimals } = vault.deployed
  return <ProfitFacts view={profitView(profit, underlyingDecimals, vault.underlyingFriendlyName, locale)} />
}
