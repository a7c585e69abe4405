import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { CHOICE_PARAM } from '@/config/routes'
import { useAccount } from '@/hooks/useAccount'
import { useIsPainted } from '@/hooks/useIsPainted'
import { useSavedVaults } from '@/hooks/useSavedVaults'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { theme } from '@/ui/theme'
import { FinderPanel } from '@/widgets/finder/FinderPanel'
import { useFinder } from '@/widgets/finder/useFinder'
import { VaultList } from './components/VaultList'
import { VaultSection } from './components/VaultSection'
import { earnFinder, emptyHelp } from './earnFinder'
import { useEarnCards } from './hooks/useEarnCards'
import { groupBySection } from './model/earnCard'

const CompareBar = lazy(async () => ({ default: (await import('./components/lazyParts')).lazyParts.CompareBar }))

/** As high as the window from the start, so that the footer does not move. */
const Page = styled(Stack)`
  min-block-size: 100vh;
  ${theme.media.phone} {
    gap: ${theme.space[12]};
  }
`

/** The list of vaults: in sections, or what was searched for. */
function VaultFinder() {
  const { t } = useTranslation()
  const account = useAccount()
  const [savedIds, toggleSaved] = useSavedVaults()
  const { entries, oldCards } = useEarnCards(savedIds)
  const finder = useFinder(earnFinder, entries, account)
  const [params, setParams] = useSearchParams()
  const isChoosing = params.has(CHOICE_PARAM)
  const toggleChoosing = () => {
    const next = new URLSearchParams(params)
    if (isChoosing) next.delete(CHOICE_PARAM)
    else next.set(CHOICE_PARAM, '')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const cards = useMemo(() => finder.shown.map(({ card }) => card), [finder.shown])
  const sections = useMemo(() => groupBySection([...oldCards, ...entries.map(({ card }) => card)]), [oldCards, entries])
  const list = {
    view: finder.shownView,
    order: finder.query,
    onSort: finder.change,
    savedIds,
    onSave: toggleSaved,
    isChoosing,
  }
  return (
    <>
      <FinderPanel
        finder={finder}
        emptyHelp={emptyHelp(finder, account !== undefined)}
        actions={
          <Button size="sm" aria-pressed={isChoosing} onClick={toggleChoosing}>
            {t('earn.compare')}
          </Button>
        }
      >
        {finder.isFinding ? (
          <VaultList key={finder.orderKey} cards={cards} label={t('earn.find.results')} {...list} />
        ) : (
          <Stack gap={36}>
            {sections.map((group) => (
              <VaultSection key={group.section} {...group} {...list} />
            ))}
          </Stack>
        )}
      </FinderPanel>
      {isChoosing && (
        <Suspense fallback={null}>
          <CompareBar onCancel={toggleChoosing} />
        </Suspense>
      )}
    </>
  )
}

/** Shows the heading first, then the list. */
export default function EarnPage() {
  const { t } = useTranslation()
  const isPainted = useIsPainted()
  return (
    <Page gap={24}>
      <PageIntro title={t('earn.title')} lead={t('earn.lead')} />
      {isPainted && <VaultFinder />}
    </Page>
  )
}
