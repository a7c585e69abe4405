import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { BridgeSection } from './containers/BridgeSection'

/** On-chain status of the bridge. */
export default function BridgePage() {
  const { t } = useTranslation()
  const { bridge } = getDeployment().inscriptions.contracts
  return (
    <Stack gap={24}>
      <Row justify="space-between" align="end">
        <Stack gap={12} as="header">
          <Heading level={1}>{t('bridge.title')}</Heading>
          <Text tone="muted">{t('bridge.lead')}</Text>
        </Stack>
        <ButtonLink to={routes.inscription} size="sm">
          {t('bridge.tools')}
        </ButtonLink>
      </Row>
      {bridge === undefined ? (
        <MissingContracts parts={['bridge']}>{t('bridge.missing.body')}</MissingContracts>
      ) : (
        <BridgeSection contract={bridge} />
      )}
    </Stack>
  )
}
