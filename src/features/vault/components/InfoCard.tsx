import type { VaultDefinition } from '@/config/vaultTable'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { InfoView, YieldPartView } from '../model/infoView'
import { Fact, Facts } from './Facts'
import { Headline, Headlines } from './InfoCard.styles'

export interface InfoCardProps {
  readonly definition: VaultDefinition
  readonly view: InfoView
  /** Seconds a block that the yield was counted with; undefined for the default of about 6. */
  readonly derivedBlockTimeSec: number | undefined
  readonly onRetry: () => void
}

/** What the vault brings, what it costs, how it works and what can go wrong. */
export function InfoCard({ definition, view, derivedBlockTimeSec, onRetry }: InfoCardProps) {
  const { t } = useTranslation()
  const asset = definition.underlyingFriendlyName
  const isFarm = definition.strategyDescription !== 'lending'
  const figure = (figureOf: FigureView, width?: string) => (
    <LoadableFigure view={figureOf} onRetry={onRetry} {...(width === undefined ? {} : { width })} />
  )
  return (
    <Card as="section" aria-label={t('vault.info')} data-testid="info-card">
      <Stack gap={24}>
        <Headlines>
          <Headline $isLead><dt>{t('vault.apy')}</dt><dd data-testid="info-apy"><LoadableFigure view={view.apy} isLoadingInWords onRetry={onRetry} /></dd></Headline>
          <Headline><dt>{t('vault.tvl')}</dt><dd data-testid="info-tvl">{figure(view.tvl)}</dd></Headline>
          <Headline>
            <dt>{t('vault.sharePrice')}</dt>
            <dd>{view.sharePrice.status === 'unpriced' ? <Text as="span" tone="muted" size="sm">{t('vault.sharePrice.none')}</Text> : figure(view.sharePrice)}</dd>
          </Headline>
        </Headlines>
        <Stack gap={8}>
          <Heading level={2} size="md">{t('vault.strategy')}</Heading>
          <Text tone="muted">{t(`vault.strategy.${definition.strategyDescription}`, { asset, protocol: definition.defi })}</Text>
          {definition.group === 'lp' && <Text tone="muted">{t('vault.warning.impermanentLoss')}</Text>}
        </Stack>
        {definition.strategyDescription === 'lending' && (
          <Notice tone="warning" title={t('vault.warning.utilization')}>{t('vault.warning.utilization.body')}</Notice>
        )}
        {definition.isHighRisk && <Notice tone="warning" title={t('vault.warning.highRisk')}>{t('vault.warning.highRisk.body')}</Notice>}
        <Stack gap={8}>
          <Heading level={2} size="md">{t('vault.apy.parts')}</Heading>
          <Facts>
            {view.parts.map((part) => <Fact key={`${part.source}${part.rewardToken}`} name={<PartName part={part} />}>{figure(part.rate)}</Fact>)}
            {isFarm && view.parts.length > 0 && <Fact name={t('vault.apy.compounded')}>{figure(view.apy)}</Fact>}
            {view.firstYear !== undefined && <Fact name={t('vault.apy.firstYear')}>{figure(view.firstYear)}</Fact>}
            <Fact name={t('vault.depositFee')}>{figure(view.depositFee, '4ch')}</Fact>
            <Fact name={t('vault.performanceFee')}>{figure(view.performanceFee, '4ch')}</Fact>
          </Facts>
          <Text tone="muted" size="sm">
            {derivedBlockTimeSec === undefined ? t('vault.apy.blockTimeDefault') : t('vault.apy.blockTime', { seconds: derivedBlockTimeSec })}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}

function PartName({ part }: { readonly part: YieldPartView }) {
  const { t } = useTranslation()
  return <>{part.source === 'farm' ? t('vault.apy.farm', { symbol: part.rewardToken ?? '' }) : t(`vault.apy.${part.source}`)}</>
}
