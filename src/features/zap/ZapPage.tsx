import { type ContractName, deployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { ZapSection } from './containers/ZapSection'

const NEEDED: readonly ContractName[] = ['zap', 'multicall', 'factory', 'wcro']
const missing = NEEDED.filter((name) => deployment.contracts[name] === undefined)

/** Any token or LP token into any other. */
export default function ZapPage() {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('shell.title.zap')}</Heading>
        <Text tone="muted">{t('zap.intro')}</Text>
      </Stack>
      {missing.length > 0 ? (
        <Notice tone="info" title={<MissingParts parts={missing} />}>
          {t('zap.missing')}
        </Notice>
      ) : (
        <ZapSection />
      )}
    </Stack>
  )
}
