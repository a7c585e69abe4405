import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { YieldPartView, YieldView } from '../model/infoView'
import { Fact, Facts } from '@/ui/Facts'

export interface YieldCardProps {
  readonly view: YieldView
  /** Seconds a block that the yield was counted with; undefined for the default of about 6. */
  readonly derivedBlockTimeSec: number | undefined
  readonly onRetry: () => void
}

/** What the yield is made of, and what it costs. */
export function YieldCard({ view, derivedBlockTimeSec, onRetry }: YieldCardProps) {
  const { t } = useTranslation()
  const { parts, compounded, firstYear, fees } = view
  return (
    <Card as="section" data-testid="yield-card">
      <Stack gap={12}>
        <Heading level={2} size="lg">{t('vault.apy.parts')}</Heading>
        <Facts>
          {parts.map((part) => (
            <Fact key={`${part.source}${part.rewardToken}`} name={<PartName part={part} />}><LoadableFigure view={part.rate} onRetry={onRetry} /></Fact>
          ))}
          {compounded !== undefined && <Fact name={t('vault.apy.compounded')}><LoadableFigure view={compounded} onRetry={onRetry} /></Fact>}
          {firstYear !== undefined && <Fact name={t('vault.apy.firstYear')}><LoadableFigure view={firstYear} onRetry={onRetry} /></Fact>}
          {fees !== undefined && (
            <>
              <Fact name={t('vault.depositFee')}><LoadableFigure view={fees.deposit} width="4ch" onRetry={onRetry} /></Fact>
              <Fact name={t('vault.performanceFee')}><LoadableFigure view={fees.performance} width="4ch" onRetry={onRetry} /></Fact>
            </>
          )}
        </Facts>
        {parts.length > 0 && (
          <Text tone="muted" size="sm">
            {derivedBlockTimeSec === undefined ? t('vault.apy.blockTimeDefault') : t('vault.apy.blockTime', { seconds: derivedBlockTimeSec })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function PartName({ part }: { readonly part: YieldPartView }) {
  const { t } = useTranslation()
  return <>{part.source === 'farm' ? t('vault.apy.farm', { symbol: part.rewardToken ?? '' }) : t(`vault.apy.${part.source}`)}</>
}
