import type { VaultDefinition } from '@/config/vaultDefinition'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { SectionLink } from '@/ui/SectionLink'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { InfoView } from '../model/infoView'
import { Headline, Headlines } from './InfoCard.styles'

export interface InfoCardProps {
  readonly definition: VaultDefinition
  readonly view: InfoView
  /** Id of the section that starts with the risks. */
  readonly riskId: string
}

/** APY, TVL, strategy and warnings of the vault. */
export function InfoCard({ definition, view, riskId }: InfoCardProps) {
  const { t } = useTranslation()
  const { strategyDescription, isDeprecated, group } = definition
  const names = { asset: definition.underlyingFriendlyName, protocol: definition.defi }
  return (
    <Card as="section" aria-label={t('vault.info')} data-testid="info-card">
      <Stack gap={24}>
        <Headlines>
          <Headline $isLead>
            <dt>{t(view.isApr ? 'vault.apr' : 'vault.apy')}</dt>
            <dd data-testid="info-apy">
              <LoadableFigure view={view.apy} isLoadingInWords />
            </dd>
          </Headline>
          <Headline>
            <dt>{t('vault.tvl')}</dt>
            <dd data-testid="info-tvl">
              <LoadableFigure view={view.tvl} />
            </dd>
          </Headline>
          <Headline>
            <dt>{t('vault.sharePrice')}</dt>
            <dd>
              {view.sharePrice.status === 'unpriced' ? (
                <Text as="span" tone="muted" size="sm">
                  {t('vault.sharePrice.none')}
                </Text>
              ) : (
                <LoadableFigure view={view.sharePrice} />
              )}
            </dd>
          </Headline>
        </Headlines>
        {isDeprecated ? (
          <Text tone="muted">{t('vault.strategy.ended', names)}</Text>
        ) : (
          <Stack gap={8} align="start">
            <Text tone="muted">{t(`vault.strategy.${strategyDescription}`, names)}</Text>
            {group === 'lp' && <Text tone="muted">{t('vault.warning.impermanentLoss')}</Text>}
            {strategyDescription === 'lending' && <Text tone="muted">{t('vault.warning.utilization')}</Text>}
            <SectionLink section={riskId}>{t('vault.risk.see')}</SectionLink>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
