import { lazy, Suspense } from 'react'
import type { Currency } from '@/domain/token/currency'

const DollarValue = lazy(async () => ({ default: (await import('./DollarValue')).DollarValue }))

export interface TypedWorthProps {
  readonly currency: Currency | undefined
  /** Base units; undefined while no amount is typed. */
  readonly wei: bigint | undefined
}

/** `worth` of an amount field, from the pools; empty while nothing is typed and without a price. */
export function TypedAmountUsd({ currency, wei }: TypedWorthProps) {
  if (currency === undefined || wei === undefined || wei === 0n) return null
  return (
    <Suspense fallback={null}>
      <DollarValue currency={currency} wei={wei} />
    </Suspense>
  )
}
