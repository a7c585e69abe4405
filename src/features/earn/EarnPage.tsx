import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '@/hooks/useAccount'
import { useIsPainted } from '@/hooks/useIsPainted'
import { useSavedVaults } from '@/hooks/useSavedVaults'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { FinderBar } from './components/FinderBar'
import { FinderStatus } from './components/FinderStatus'
import { VaultList } from './components/VaultList'
import { VaultSection } from './components/VaultSection'
import { useEarnCards } from './hooks/useEarnCards'
import { useFinderQuery } from './hooks/useFinderQuery'
import { useIsPhone } from './hooks/useIsPhone'
import { useKeptOrder } from './hooks/useKeptOrder'
import { groupBySection } from './model/earnCard'
import { isFinding, noFilters, noQuery } from './model/finderQuery'
import { emptyReason, findVaults } from './model/findVaults'

const NothingFound = lazy(async () => ({ default: (await import('./components/NothingFound')).NothingFound }))

/** As high as a window from the start, so that the footer is not seen to move. */
const Page = styled(Stack)`
  min-block-size: 100vh;
`

/** The list of vaults: in its sections, or what was searched for. */
function VaultFinder() {
  const { t } = useTranslation()
  const account = useAccount()
  const finder = useFinderQuery()
  const { change } = finder
  const { entries, oldCards, retry } = useEarnCards()
  const [savedIds, toggleSaved] = useSavedVaults()
  const isPhone = useIsPhone()
  // Typing comes first; the list follows when the browser has time for it.
  const query = useDeferredValue(finder.query)
  const order = useKeptOrder(entries, query, account)
  const found = useMemo(() => findVaults(entries, query, savedIds, order), [entries, query, savedIds, order])
  const cards = useMemo(() => found.shown.map(({ card }) => card), [found])
  const sections = useMemo(() => groupBySection([...oldCards, ...entries.map(({ card }) => card)]), [oldCards, entries])

  const isList = isFinding(query)
  const view = query.view ?? (isPhone ? 'cards' : 'table')
  const list = { view, savedIds, onRetry: retry, onSave: toggleSaved }
  return (
    <>
      <FinderBar finder={finder} view={finder.query.view ?? view} />
      <FinderStatus
        count={cards.length}
        hiddenCount={found.hiddenCount}
        isFinding={isList}
        onShowHidden={() => change(noFilters)}
        onClear={() => change(noQuery)}
      />
      {!isList && (
        <Stack gap={36}>
          {sections.map((group) => (
            <VaultSection key={group.section} {...group} {...list} />
          ))}
        </Stack>
      )}
      {/* Rows that change their order at the first sorting are new rows, so that none is seen to jump. */}
      {isList && cards.length > 0 && (
        <VaultList
          key={order.valueById.size > 0 ? order.session : ''}
          cards={cards}
          label={t('earn.find.results')}
          {...list}
        />
      )}
      {isList && cards.length === 0 && (
        <Suspense fallback={null}>
          <NothingFound
            reason={emptyReason(query, found, account !== undefined)}
            text={query.text}
            vaults={entries.map(({ facts }) => facts)}
            onSearch={(text) => change({ text })}
          />
        </Suspense>
      )}
    </>
  )
}

/** The page's words first, then the list. */
export default function EarnPage() {
  const { t } = useTranslation()
  const isPainted = useIsPainted()
  return (
    <Page gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t('earn.title')}</Heading>
        <Text tone="muted">{t('earn.lead')}</Text>
      </Stack>
      {isPainted && <VaultFinder />}
    </Page>
  )
}
