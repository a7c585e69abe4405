import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken, formatUsd } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import type { Vault } from './vault'

export interface Figures {
  /** An amount of the vault's underlying. */
  readonly amount: (wei: Loadable<bigint>) => FigureView
  readonly usd: (amount: Loadable<ValuedAmount>) => FigureView
}

/** Formats a vault's numbers in the current language. */
export function useFigures(vault: Vault): Figures {
  const { locale } = useTranslation()
  const { underlyingFriendlyName, deployed } = vault
  return {
    amount: (amount) =>
      figureView(amount, (wei) => formatToken(wei, deployed.underlyingDecimals, underlyingFriendlyName, locale)),
    usd: (amount) => figureView(amount, ({ usd }) => (usd === undefined ? undefined : formatUsd(usd, locale))),
  }
}
