import { useMemo } from 'react'
import { useVaultYields } from '@/domain/vault/useVaultReads'
import type { YieldingVault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { LOADING, valueOf } from '@/lib/loadable'
import { YieldCard } from '../components/YieldCard'
import { usePrices } from '../hooks/usePrices'
import { yieldView } from '../model/yieldView'
import { FigureAge } from './FigureAge'

/** Yield of a vault that is not deployed on this network; nothing else is known about it. */
export function ObservedSection({ vault }: { readonly vault: YieldingVault }) {
  const { locale } = useTranslation()
  const [vaultYield = LOADING] = useVaultYields(useMemo(() => [vault], [vault]))
  const prices = usePrices(vault, vaultYield)
  return (
    <YieldCard
      view={yieldView({ vaultYield, terms: undefined }, locale)}
      prices={prices}
      pace={valueOf(vaultYield)?.pace}
      isPair={vault.group === 'lp'}
      age={<FigureAge />}
    />
  )
}
