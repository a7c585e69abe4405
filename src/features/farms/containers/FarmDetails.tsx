import { Suspense, useEffect, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { vaultName } from '@/domain/contract/namedContracts'
import { useBlockPace } from '@/domain/vault/useBlockPace'
import { vaultsOfToken } from '@/domain/vault/vaultsOfToken'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { FarmFacts } from '../components/FarmFacts'
import { FarmPanel } from '../components/FarmPanel'
import { FarmPosition } from '../components/FarmPosition'
import { DetailsColumns } from '../components/Farms.styles'
import type { FarmEntry } from '../farmFinder'
import { useHarvestForm, useUnstakeForm } from '../hooks/useFarmForms'
import { type FarmVault, type FarmVaults, useFarmVault } from '../hooks/useFarmVault'
import { farmRoiTerms } from '../model/farmRoi'
import { farmDetails } from '../model/farmRow'
import { vaultComparison } from '../model/farmVaultView'
import { getLpLink } from '../model/getLpLink'
import { FarmStakeSection } from './FarmStakeSection'

const FarmVaultSection = lazyPart(async () => (await import('./FarmVaultSection')).FarmVaultSection, ['vault', 'steps'])

export interface FarmDetailsProps {
  readonly entry: FarmEntry
  /** Told that the farm is open; returns what to call once it is closed. Keep it the same between renders. */
  readonly onOpen: (pid: number) => () => void
}

/** An open farm: its position with the harvest, staking and unstaking, its vault, and what its figures are made of. */
export function FarmDetails({ entry, onOpen }: FarmDetailsProps) {
  const { farm } = entry
  useEffect(() => onOpen(farm.pid), [onOpen, farm.pid])
  const vaults = useMemo((): FarmVaults | undefined => {
    const [first, ...others] = vaultsOfToken(getDeployment(), farm.staked.address)
    return first && [first, ...others]
  }, [farm])
  return vaults === undefined ? <FarmParts entry={entry} /> : <FarmBesideVault entry={entry} vaults={vaults} />
}

function FarmBesideVault({ entry, vaults }: { readonly entry: FarmEntry; readonly vaults: FarmVaults }) {
  return <FarmParts entry={entry} beside={useFarmVault(vaults)} />
}

interface FarmPartsProps {
  readonly entry: FarmEntry
  /** Undefined without a vault of the staked token, and before its first read. */
  readonly beside?: FarmVault | undefined
}

function FarmParts({ entry, beside }: FarmPartsProps) {
  const { t, tText, locale } = useTranslation()
  const { farm, reads, row } = entry
  const view = farmDetails(entry, useBlockPace().blocksPerDay, locale)
  const unstake = useUnstakeForm(farm, reads)
  const harvest = useHarvestForm(farm, reads)
  const comparison =
    beside &&
    vaultComparison(
      { name: tText(vaultName(beside.vault)), vaultYield: beside.reads.vaultYield, terms: beside.terms },
      t('farms.roi.farm'),
    )
  return (
    <DetailsColumns>
      <FarmPosition farm={farm} view={view} harvest={harvest} />
      <FarmPanel
        farm={farm}
        isFinished={row.isFinished}
        staked={view.stake}
        price={entry.reads.stakePrice}
        stake={<FarmStakeSection entry={entry} balance={view.balance} roi={farmRoiTerms(entry, comparison)} />}
        unstake={unstake}
      />
      {beside && (
        <Suspense
          fallback={
            <Card>
              <Skeleton width="100%" height="20rem" />
            </Card>
          }
        >
          <FarmVaultSection entry={entry} beside={beside} />
        </Suspense>
      )}
      <FarmFacts farm={farm} view={view} row={row} getLink={getLpLink(farm, getDeployment())} />
    </DetailsColumns>
  )
}
