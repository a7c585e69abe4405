import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row, Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { BridgeSection } from './containers/BridgeSection'

/** On-chain status of the bridge. */
export default function BridgePage() {
  const { t } = useTranslation()
  const { bridge } = getDeployment().inscriptions.contracts
  return (
    <Stack gap={24}>
      <Row justify="space-between" align="end">
        <PageIntro title={t('bridge.title')} lead={t('bridge.lead')} />
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
