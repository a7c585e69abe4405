import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { PoolsSection } from './containers/PoolsSection'

/** Stakes single tokens, with manual or automatic compounding. */
export default function PoolsPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'masterChef'])
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('shell.title.pools')}</Heading>
        <Text tone="muted">{t('pools.lead')}</Text>
      </Stack>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <PoolsSection />}
    </Stack>
  )
}
