import { useSearchParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { EDITION_PARAM } from '@/config/routes'
import { missingContracts } from '@/domain/contract/missingContracts'
import { getSquadEditions } from '@/domain/squad/squad'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Tabs } from '@/ui/Tabs'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { EditionView } from './containers/EditionView'

const STEPS = ['squad.how.1', 'squad.how.2', 'squad.how.3', 'squad.how.4', 'squad.how.5'] as const

/** The squad: its editions, each with the sale of its tickets, their NFTs and the proof of the draw. */
export default function SquadPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['multicall', 'product', 'profile', 'squad', 'squadSale'])
  return (
    <Stack gap={24}>
      <PageIntro title={t('squad.title')} lead={t('squad.lead')}>
        <HowItWorks title={t('squad.how')} steps={STEPS} />
      </PageIntro>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <Editions />}
    </Stack>
  )
}

/** The address keeps which edition is shown. */
function Editions() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const editions = getSquadEditions()
  const asked = params.get(EDITION_PARAM)
  const selected = editions.find(({ key }) => key === asked) ?? editions[0]
  if (selected === undefined) return null
  if (editions.length === 1) return <EditionView edition={selected} />
  return (
    <Tabs
      label={t('squad.editions')}
      tabs={editions.map((edition) => ({
        id: edition.key,
        label: edition.name,
        content: <EditionView key={edition.key} edition={edition} />,
      }))}
      selectedId={selected.key}
      onSelect={(key) => {
        const next = new URLSearchParams(params)
        next.set(EDITION_PARAM, key)
        setParams(next, { replace: true, preventScrollReset: true })
      }}
    />
  )
}
