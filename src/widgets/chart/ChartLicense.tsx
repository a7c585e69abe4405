import { useTranslation } from '@/i18n/useTranslation'
import { ExternalLink } from '@/ui/ExternalLink'
import { Text } from '@/ui/Text'

const LICENSE_URL = 'https://www.tradingview.com/'

/** The attribution link that the chart library's licence requires. */
export function ChartLicense() {
  const { t } = useTranslation()
  return (
    <Text as="span" size="sm" tone="muted">
      <ExternalLink href={LICENSE_URL}>{t('chart.license')}</ExternalLink>
    </Text>
  )
}
