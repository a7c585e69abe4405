import type { InboxItem } from '@/domain/inbox/item'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { useAlerts } from '../hooks/useAlerts'

interface AlertsCardProps {
  readonly account: Address
  readonly claims: readonly InboxItem[]
  readonly endings: readonly InboxItem[]
}

/** Turns notifications on and off, and says what they can't do. */
export function AlertsCard({ account, claims, endings }: AlertsCardProps) {
  const { t } = useTranslation()
  const { isOn, consent, turn } = useAlerts(account, claims, endings)
  return (
    <Card>
      <Stack gap={12}>
        <Switch isOn={isOn} onChange={turn} disabled={consent === 'unsupported'}>
          {t('inbox.alerts')}
        </Switch>
        <Text size="sm" tone="muted">
          {t(consent === 'unsupported' ? 'inbox.alerts.unsupported' : 'inbox.alerts.body')}
        </Text>
        {consent === 'denied' && <Notice tone="warning" title={t('inbox.alerts.denied')} />}
      </Stack>
    </Card>
  )
}
