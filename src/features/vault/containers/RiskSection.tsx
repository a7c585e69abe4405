import { useMemo } from 'react'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { marketReading } from '@/domain/vault/marketReads'
import type { Vault } from '@/domain/vault/vault'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable } from '@/lib/loadable'
import { RiskCard } from '../components/RiskCard'
import { riskView } from '../model/riskView'

export interface RiskSectionProps {
  readonly vault: Vault
  /** Undefined without an account. */
  readonly deposited: Loadable<ValuedAmount> | undefined
}

export function RiskSection({ vault, deposited }: RiskSectionProps) {
  const { locale } = useTranslation()
  const reading = useMemo(() => marketReading(vault), [vault])
  const read = useReading(reading)
  const market = reading === undefined ? undefined : read
  return <RiskCard view={riskView(vault, market, deposited, locale)} />
}
