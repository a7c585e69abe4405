import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { formatReceived } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { combineLoadables, mapLoadable } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { CurrencyLine } from '../components/CurrencyLine'
import { Amounts } from '../components/Liquidity.styles'
import { PercentChoice } from '../components/PercentChoice'
import { PriceFacts } from '../components/PriceFacts'
import type { BurnForm } from '../hooks/useBurn'
import { pricedAmounts } from '../model/prices'
import { RemoveActions } from './RemoveActions'

// What stands before the wallet comes when the form is ready for it.
const RemoveDialog = lazyPart(async () => (await import('./RemoveDialog')).RemoveDialog)

const DetailedAmounts = lazy(async () => ({ default: (await import('./DetailedAmounts')).DetailedAmounts }))

export interface RemoveFormProps {
  readonly burn: BurnForm
  readonly a: Currency
  readonly b: Currency
  /** A choice of what CRO comes out as. */
  readonly children?: ReactNode
}

/** How much, what comes out, at which price, and the one button. */
export function RemoveForm({ burn, a, b, children }: RemoveFormProps) {
  const { t, tText, locale } = useTranslation()
  const [isDetailed, setIsDetailed] = useState(false)
  const { pool, held, amounts, form } = burn
  const isReady = form.status === 'ready'
  useEffect(() => {
    // Where it cannot be had now, the dialog itself asks again.
    if (isReady) RemoveDialog.preload().catch(() => undefined)
  }, [isReady])
  const { flow } = burn.confirmation
  const act = flow.step === 'closed' ? undefined : flow.act
  const isEmpty = !('value' in held) || held.value === 0n
  const paid = amounts.status === 'amounts' ? amounts : undefined
  const known = combineLoadables([pool, held])
  const view = (currency: Currency, wei: bigint | undefined): FigureView =>
    figureView(
      mapLoadable(known, () => wei ?? 0n),
      (amount) => formatReceived(amount, currency.decimals, currency.symbol, locale),
    )
  return (
    <Card as="section" data-testid="remove-card" aria-label={t('shell.title.removeLiquidity')}>
      <Stack gap={24}>
        <Row justify="space-between">
          <Heading level={2} size="md">
            {t('liquidity.remove.part')}
          </Heading>
          <Button size="sm" aria-pressed={isDetailed} onClick={() => setIsDetailed(!isDetailed)}>
            {t(isDetailed ? 'liquidity.remove.simple' : 'liquidity.remove.detailed')}
          </Button>
        </Row>
        {isDetailed ? (
          <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
            <DetailedAmounts burn={burn} a={a} b={b} isEmpty={isEmpty} />
          </Suspense>
        ) : (
          <PercentChoice value={burn.percent} onChange={burn.choosePercent} disabled={isEmpty} />
        )}
        <Stack gap={8}>
          <Heading level={2} size="md">
            {t('liquidity.remove.receive')}
          </Heading>
          <Amounts>
            <CurrencyLine currency={a} view={view(a, paid?.amountA)} testId="remove-a" />
            <CurrencyLine currency={b} view={view(b, paid?.amountB)} testId="remove-b" />
          </Amounts>
          {children}
        </Stack>
        <Facts>
          <PriceFacts a={a} b={b} priced={'value' in pool ? pricedAmounts(pool.value, undefined) : undefined} />
        </Facts>
        {form.status === 'invalid' && amounts.status !== 'none' && amounts.status !== 'amounts' && (
          <Notice tone="warning" title={tText(form.text)} />
        )}
        <RemoveActions burn={burn} />
      </Stack>
      <Suspense fallback={null}>{act !== undefined && <RemoveDialog burn={burn} act={act} />}</Suspense>
    </Card>
  )
}
