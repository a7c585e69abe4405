import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { ZapSection } from './containers/ZapSection'

/** Converts any token or LP token into any other. */
export default function ZapPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['zap', 'multicall', 'factory', 'wcro'])
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('shell.title.zap')}</Heading>
        <Text tone="muted">{t('zap.intro')}</Text>
      </Stack>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <ZapSection />}
    </Stack>
  )
}
