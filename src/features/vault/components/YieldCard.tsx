import type { BlockPace } from '@/domain/vault/model/blockPace'
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
  /** How blocks were counted; undefined where nothing is paid by block. */
  readonly pace: BlockPace | undefined
  readonly onRetry: () => void
}

/** What the yield is made of, and what it costs. */
export function YieldCard({ view, pace, onRetry }: YieldCardProps) {
  const { t, locale } = useTranslation()
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
        {pace !== undefined && <Text tone="muted" size="sm">{t(`vault.apy.blockTime.${pace.source}`, { seconds: seconds(pace, locale) })}</Text>}
      </Stack>
    </Card>
  )
}

/** To a hundredth of a second. */
function seconds({ blockTimeSec }: BlockPace, locale: string): string {
  return blockTimeSec.toLocaleString(locale, { maximumFractionDigits: 2 })
}

function PartName({ part }: { readonly part: YieldPartView }) {
  const { t } = useTranslation()
  return <>{t(`vault.apy.${part.source}`, { symbol: part.rewardToken ?? '' })}</>
}
