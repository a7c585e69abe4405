import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { NotFound } from '@/widgets/pages/NotFound'
import { VerifySection } from './containers/VerifySection'
import { parseEpoch } from './model/parseEpoch'

/** A round with the oracle's answers that decided it, recomputed in the browser. */
export default function RoundPage() {
  const { t } = useTranslation()
  const epoch = parseEpoch(useParams()['epoch'] ?? '')
  const missing = missingContracts(getDeployment(), ['multicall', 'prediction', 'oracle'])
  if (epoch === undefined) return <NotFound />
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <BackLink to={routes.prediction}>{t('shell.title.prediction')}</BackLink>
        <Heading level={1}>{t('prediction.round', { epoch })}</Heading>
        <Text tone="muted">{t('prediction.verify.lead')}</Text>
      </Stack>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <VerifySection key={epoch} epoch={epoch} />}
    </Stack>
  )
}
