import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Headline } from './TakeProfit.styles'

export interface ExitPositionCardProps {
  /** The rate is not compounded. */
  readonly isApr: boolean
  readonly rate: FigureView
  /** Undefined without an account. */
  readonly position:
    | { readonly balance: FigureView; readonly balanceUsd: FigureView; readonly earned: FigureView }
    | undefined
}

/** The account's position in the vault and its current rate. */
export function ExitPositionCard({ isApr, rate, position }: ExitPositionCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="stand-card">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('vault.position')}
        </Heading>
        {position === undefined ? (
          <Text tone="muted">{t('vault.position.connect')}</Text>
        ) : (
          <>
            <div>
              <Headline data-testid="stand-balance">
                <LoadableFigure view={position.balance} width="9ch" />
              </Headline>
              <Text tone="muted">
                <LoadableFigure view={position.balanceUsd} />
              </Text>
            </div>
            <Facts>
              <Fact name={t('vault.position.earned')}>
                <LoadableFigure view={position.earned} width="9ch" />
              </Fact>
            </Facts>
          </>
        )}
        <Facts>
          <Fact name={t(isApr ? 'vault.apr' : 'vault.apy')}>
            <span data-testid="stand-rate">
              <LoadableFigure view={rate} isLoadingInWords />
            </span>
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}
