import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { OwnerPowers } from '@/widgets/safety/OwnerPowers'
import type { RiskView, UtilizationView } from '../model/riskView'

export interface RiskCardProps {
  readonly view: RiskView
}

/** What can go wrong, in plain words. */
export function RiskCard({ view: { isHighRisk, ended, utilization } }: RiskCardProps) {
  const { t, locale } = useTranslation()
  return (
    <Card as="section" data-testid="risk-card">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('vault.risk')}
        </Heading>
        {ended !== undefined && (
          <Notice tone="warning" title={t('vault.risk.ended')}>
            {ended.reason === 'date'
              ? t('vault.risk.ended.date', { time: formatTime(ended.timeSec, locale) })
              : t('vault.risk.ended.source')}
          </Notice>
        )}
        {isHighRisk && (
          <Notice tone="warning" title={t('vault.warning.highRisk')}>
            {t('vault.warning.highRisk.body')}
          </Notice>
        )}
        {utilization !== undefined && <Utilization view={utilization} />}
        <Stack gap={8}>
          <Text isStrong>{t('safety.owner')}</Text>
          <OwnerPowers />
        </Stack>
      </Stack>
    </Card>
  )
}

function Utilization({ view: { rate, share, cash, level } }: { readonly view: UtilizationView }) {
  const { t } = useTranslation()
  return (
    <Stack gap={12}>
      <Stack gap={8}>
        <Facts>
          <Fact name={t('vault.risk.utilization')}>
            <span data-testid="risk-utilization">
              <LoadableFigure view={rate} />
            </span>
          </Fact>
        </Facts>
        <Progress value={share ?? 0} label={t('vault.risk.utilization')} />
        <Facts>
          <Fact name={t('vault.risk.cash')}>
            <LoadableFigure view={cash} width="9ch" />
          </Fact>
        </Facts>
      </Stack>
      {level === 'calm' ? (
        <Text size="sm" tone="muted">
          {t('vault.warning.utilization.body')}
        </Text>
      ) : (
        <Notice tone={level === 'high' ? 'warning' : 'bad'} title={t(`vault.risk.${level}`)}>
          {t('vault.warning.utilization.body')}
        </Notice>
      )}
    </Stack>
  )
}
