import { Suspense, useCallback, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import type { PoolWeeks } from '@/domain/exchange-info/usePoolWeeks'
import { useAccount } from '@/hooks/useAccount'
import { useListSettings } from '@/hooks/useListSettings'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Skeleton } from '@/ui/Skeleton'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { FinderPanel } from '@/widgets/finder/FinderPanel'
import { useKeptFinder } from '@/widgets/finder/useKeptFinder'
import { HowItWorks } from '@/widgets/how-it-works/HowItWorks'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { FarmSection } from './components/FarmSection'
import { FarmsFrame } from './components/Farms.styles'
import { type FarmEntry, farmEmptyHelp, farmFinder } from './farmFinder'
import { useFarmEntries } from './hooks/useFarmEntries'
import { useFarmSections } from './hooks/useFarmSections'

const FarmDetails = lazyPart(async () => (await import('./containers/FarmDetails')).FarmDetails, ['watch'])
const HarvestAll = lazyPart(async () => (await import('./containers/HarvestAll')).HarvestAll)
const TradedWeek = lazyPart(async () => (await import('./containers/TradedWeek')).TradedWeek)
const UnfinishedSection = lazyPart(
  async () => (await import('./containers/UnfinishedSection')).UnfinishedSection,
  ['vault', 'steps'],
)

const STEPS = ['farms.how.1', 'farms.how.2', 'farms.how.3', 'farms.how.4', 'farms.how.5'] as const
const PHASES = ['live', 'finished'] as const

/** All farms, live ones first. */
function FarmList() {
  const [weeks, setWeeks] = useState<PoolWeeks>()
  const entries = useFarmEntries(weeks)
  const account = useAccount()
  const { recent } = useTransactions()
  const [openPids, setOpenPids] = useState<readonly number[]>([])
  const markOpen = useCallback((pid: number) => {
    setOpenPids((open) => [...open, pid])
    return () => setOpenPids((open) => open.filter((other) => other !== pid))
  }, [])
  const renderDetails = useCallback(
    (entry: FarmEntry) => (
      <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
        <FarmDetails entry={entry} onOpen={markOpen} />
      </Suspense>
    ),
    [markOpen],
  )
  const finder = useKeptFinder(farmFinder, entries, account, useListSettings('farms'), 'staked')
  const sections = useFarmSections(finder.shown)
  return (
    <FinderPanel
      finder={finder}
      emptyHelp={farmEmptyHelp(finder, account !== undefined)}
      actions={
        <Suspense fallback={null}>
          <HarvestAll entries={entries} />
        </Suspense>
      }
    >
      <Suspense fallback={null}>
        <TradedWeek onRead={setWeeks} />
      </Suspense>
      <Stack gap={36}>
        {recent.some(({ move }) => move !== undefined) && (
          <Suspense fallback={null}>
            <UnfinishedSection entries={entries} openPids={openPids} />
          </Suspense>
        )}
        {PHASES.map(
          (phase) =>
            sections[phase].length > 0 && (
              <FarmSection
                key={phase}
                phase={phase}
                farms={sections[phase]}
                view={finder.shownView}
                order={finder.query}
                onSort={finder.change}
                renderDetails={renderDetails}
              />
            ),
        )}
      </Stack>
    </FinderPanel>
  )
}

/** Stakes LP tokens for rewards in the product token. */
export default function FarmsPage() {
  const { t } = useTranslation()
  const missing = missingContracts(getDeployment(), ['masterChef', 'product', 'multicall'])
  return (
    <FarmsFrame>
      <PageIntro title={t('farms.title')} lead={t('farms.lead')}>
        <HowItWorks title={t('farms.how')} steps={STEPS} />
      </PageIntro>
      {missing.length > 0 ? <MissingContracts parts={missing} /> : <FarmList />}
    </FarmsFrame>
  )
}
