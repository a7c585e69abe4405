import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { ZapSection } from './containers/ZapSection'

/** Converts any token or LP token into any other. */
export default function ZapPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['zap', 'multicall', 'factory', 'wcro'])
  return (
    <Stack gap={24}>
      <PageIntro title={t('shell.title.zap')} lead={t('zap.intro')} />
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <ZapSection />}
    </Stack>
  )
}
