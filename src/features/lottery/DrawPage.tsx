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
import { ProofSection } from './containers/ProofSection'
import { parseLotteryId } from './model/lotteryView'

/** Verifies the draw of one lottery in the browser. */
export default function DrawPage() {
  const { t } = useTranslation()
  const { id: asked = '' } = useParams()
  const id = parseLotteryId(asked)
  const missing = missingContracts(getDeployment(), ['multicall', 'product', 'lottery'])
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <BackLink to={routes.lottery}>{t('shell.title.lottery')}</BackLink>
        <Heading level={1}>{t('shell.title.lotteryDraw')}</Heading>
        <Text tone="muted">{t('lottery.proof.lead')}</Text>
      </Stack>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <ProofSection key={id} id={id} />}
    </Stack>
  )
}
