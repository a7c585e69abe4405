import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { PoolProfitFacts } from '../components/PoolProfitFacts'
import { usePoolProfit } from '../hooks/usePoolProfit'
import type { ListedPosition } from '../hooks/usePositionList'
import { poolProfitView } from '../model/poolProfitView'

export interface PoolProfitSectionProps {
  readonly position: ListedPosition
  readonly account: Address
  /** Token 0 and token 1. */
  readonly currencies: readonly [Currency, Currency]
}

export function PoolProfitSection({ position, account, currencies }: PoolProfitSectionProps) {
  const { locale } = useTranslation()
  const profit = usePoolProfit(position, account)
  return <PoolProfitFacts view={poolProfitView(profit, position, currencies, locale)} />
}
