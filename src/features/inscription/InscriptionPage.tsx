import { useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { Columns } from './components/InscriptionPage.styles'
import { AnythingSection } from './containers/AnythingSection'
import { BalancesSection } from './containers/BalancesSection'
import { DeploySection } from './containers/DeploySection'
import { MintSection } from './containers/MintSection'
import { TransferSection } from './containers/TransferSection'
import { readInscriptionQuery } from './model/query'

/** Mint, transfer and deploy CRC-20 inscriptions, or inscribe any data. */
export default function InscriptionPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { tick, amt } = readInscriptionQuery(query)
  // Resets the forms when the URL changes.
  const key = JSON.stringify([tick, amt])
  return (
    <Stack gap={24}>
      <Row justify="space-between" align="end">
        <Stack gap={12} as="header">
          <Heading level={1}>{t('inscription.title')}</Heading>
          <Text tone="muted">{t('inscription.lead')}</Text>
        </Stack>
        <ButtonLink to={routes.bridgeStatus} size="sm">
          {t('inscription.bridge')}
        </ButtonLink>
      </Row>
      <Columns>
        <Stack gap={24}>
          <BalancesSection />
          <MintSection key={`mint ${key}`} initialTick={tick} initialAmt={amt} />
          <TransferSection key={`transfer ${key}`} initialTick={tick} initialAmt={amt} />
        </Stack>
        <Stack gap={24}>
          <DeploySection />
          <AnythingSection />
        </Stack>
      </Columns>
    </Stack>
  )
}
