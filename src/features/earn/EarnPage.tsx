import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useAccount } from '@/hooks/useAccount'
import { useIsPainted } from '@/hooks/useIsPainted'
import { useSavedVaults } from '@/hooks/useSavedVaults'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { FinderPanel } from '@/widgets/finder/FinderPanel'
import { useFinder } from '@/widgets/finder/useFinder'
import { VaultList } from './components/VaultList'
import { VaultSection } from './components/VaultSection'
import { earnFinder, emptyHelp } from './earnFinder'
import { useEarnCards } from './hooks/useEarnCards'
import { groupBySection } from './model/earnCard'

/** As high as a window from the start, so that the footer is not seen to move. */
const Page = styled(Stack)`
  min-block-size: 100vh;
`

/** The list of vaults: in its sections, or what was searched for. */
function VaultFinder() {
  const { t } = useTranslation()
  const account = useAccount()
  const [savedIds, toggleSaved] = useSavedVaults()
  const { entries, oldCards } = useEarnCards(savedIds)
  const finder = useFinder(earnFinder, entries, account)
  const cards = useMemo(() => finder.shown.map(({ card }) => card), [finder.shown])
  const sections = useMemo(() => groupBySection([...oldCards, ...entries.map(({ card }) => card)]), [oldCards, entries])
  const list = { view: finder.shownView, savedIds, onSave: toggleSaved }
  return (
    <FinderPanel finder={finder} emptyHelp={emptyHelp(finder, account !== undefined)}>
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
