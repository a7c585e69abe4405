import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { PoolProfitView } from '../model/poolProfitView'

export interface PoolProfitFactsProps {
  readonly view: PoolProfitView
}

/** Net deposits and profit of a position, or why they are unknown. */
export function PoolProfitFacts({ view }: PoolProfitFactsProps) {
  const { t } = useTranslation()
  if (view.status === 'unknown')
    return (
      <Text tone="muted" size="sm">
        <span data-testid="position-profit">{t(`liquidity.profit.unknown.${view.reason}`)}</span>
      </Text>
    )
  const figure = (known: FigureView) => <LoadableFigure view={known} width="9ch" />
  const both = ([first, second]: readonly [FigureView, FigureView]) => (
    <Stack gap={8} align="end" as="span">
      <span>{figure(first)}</span>
      <span>{figure(second)}</span>
    </Stack>
  )
  return (
    <Stack gap={8}>
      <Facts>
        <Fact name={t('liquidity.profit.netDeposits')}>
          <span data-testid="position-netDeposits">{both(view.netDeposits)}</span>
        </Fact>
        <Fact name={t('liquidity.profit.byToken')}>
          <span data-testid="position-gains">{both(view.gains)}</span>
        </Fact>
        <Fact name={t('liquidity.profit')}>
          <span data-testid="position-profit">{figure(view.profit)}</span>
        </Fact>
      </Facts>
      <Text tone="muted" size="sm">
        {t('liquidity.profit.note')}
      </Text>
    </Stack>
  )
}
