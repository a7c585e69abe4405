import type { VaultTerms } from '@/domain/vault/reads'
import type { VaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, valueOf } from '@/lib/loadable'
import { YieldCard } from '../components/YieldCard'
import { usePrices } from '../hooks/usePrices'
import { yieldView } from '../model/yieldView'
import { FigureAge } from './FigureAge'

export interface YieldSectionProps {
  readonly vault: Vault
  readonly reads: VaultReads
  /** Undefined if the vault has not been created yet. */
  readonly terms: Loadable<VaultTerms> | undefined
}

export function YieldSection({ vault, reads: { vaultYield }, terms }: YieldSectionProps) {
  const { locale } = useTranslation()
  const prices = usePrices(vault, vaultYield)
  return (
    <YieldCard
      view={yieldView({ vaultYield, terms }, locale)}
      prices={prices}
      pace={valueOf(vaultYield)?.pace}
      isPair={vault.group === 'lp'}
      age={<FigureAge />}
    />
  )
}
