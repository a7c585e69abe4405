import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { FormColumns } from '@/ui/FormColumns'
import { Row, Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { BalancesSection } from './containers/BalancesSection'
import { MintSection } from './containers/MintSection'
import { FORMS, readForm, readInscriptionQuery, writeForm } from './model/query'

const TransferSection = lazyPart(async () => (await import('./containers/TransferSection')).TransferSection)
const DeploySection = lazyPart(async () => (await import('./containers/DeploySection')).DeploySection)
const AnythingSection = lazyPart(async () => (await import('./containers/AnythingSection')).AnythingSection)

/** Mint, transfer and deploy CRC-20 inscriptions, or inscribe any data. */
export default function InscriptionPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const shownForm = readForm(query)
  const { tick, amt } = readInscriptionQuery(query)
  // Resets the forms when the URL prefills other values.
  const key = JSON.stringify([tick, amt])
  const forms = {
    mint: <MintSection key={`mint ${key}`} initialTick={tick} initialAmt={amt} />,
    transfer: <TransferSection key={`transfer ${key}`} initialTick={tick} initialAmt={amt} />,
    deploy: <DeploySection />,
    anything: <AnythingSection />,
  }
  const tabs = FORMS.map((id) => ({
    id,
    label: t(`inscription.${id}`),
    content: <Suspense fallback={<Skeleton width="100%" height="16rem" />}>{forms[id]}</Suspense>,
  }))
  return (
    <Stack gap={24}>
      <Row justify="space-between" align="end">
        <PageIntro title={t('inscription.title')} lead={t('inscription.lead')} />
        <ButtonLink to={routes.bridgeStatus} size="sm">
          {t('inscription.bridge')}
        </ButtonLink>
      </Row>
      <FormColumns>
        <Card>
          <Tabs
            label={t('inscription.title')}
            keepsPanels
            tabs={tabs}
            selectedId={shownForm}
            onSelect={(id) => setQuery(writeForm(query, id), { replace: true })}
          />
        </Card>
        <BalancesSection />
      </FormColumns>
    </Stack>
  )
}
