import { feeApr } from '@/domain/exchange-info/feeApr'
import { hasPoolFigures } from '@/domain/exchange-info/hasPoolFigures'
import { usePoolFigures } from '@/domain/exchange-info/usePoolFigures'
import { type Fee, poolFeeRate } from '@/domain/pair/pair'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate, formatUsd } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { Fact } from '@/ui/Facts'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { ListedPosition } from '../hooks/usePositionList'

export interface PositionFiguresProps {
  readonly position: ListedPosition
  readonly fee: Fee
}

/** Value of a position and fee APR of its pool. */
export function PositionFigures({ position: { pool, usd, isPricing }, fee }: PositionFiguresProps) {
  const { t, locale } = useTranslation()
  const worth: FigureView =
    usd !== undefined ? { status: 'ready', ...formatUsd(usd, locale) } : { status: isPricing ? 'loading' : 'unpriced' }
  return (
    <>
      <Fact name={t('liquidity.position.worth')}>
        <span data-testid="position-worth">
          <LoadableFigure view={worth} />
        </span>
      </Fact>
      {hasPoolFigures() && <FeeApr pool={pool} fee={fee} />}
    </>
  )
}

function FeeApr({ pool, fee }: { readonly pool: Address; readonly fee: Fee }) {
  const { t, locale } = useTranslation()
  const figures = usePoolFigures(pool)
  const view = figureView(figures, (known) => {
    const apr = known && feeApr(known, poolFeeRate(fee))
    return apr && formatRate(apr, locale)
  })
  return (
    <Fact name={t('liquidity.position.apr')}>
      <span data-testid="position-apr">
        <LoadableFigure view={view} />
      </span>
    </Fact>
  )
}
