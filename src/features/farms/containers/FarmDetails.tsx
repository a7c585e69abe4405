import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import { FarmFacts } from '../components/FarmFacts'
import { FarmPanel } from '../components/FarmPanel'
import { FarmPosition } from '../components/FarmPosition'
import { DetailsColumns } from '../components/Farms.styles'
import type { FarmEntry } from '../farmFinder'
import { useBlockPace } from '../hooks/useBlockPace'
import { useHarvestForm, useStakeForm, useUnstakeForm } from '../hooks/useFarmForms'
import { farmLinks } from '../model/farmLinks'
import { farmRoiTerms } from '../model/farmRoi'
import { farmDetails } from '../model/farmRow'

/** An open farm: its position with the harvest, staking and unstaking, and what its figures are made of. */
export function FarmDetails({ entry }: { readonly entry: FarmEntry }) {
  const { locale } = useTranslation()
  const { farm, reads, row } = entry
  const view = farmDetails(entry, useBlockPace().blocksPerDay, locale)
  const stake = useStakeForm(farm, reads)
  const unstake = useUnstakeForm(farm, reads)
  const harvest = useHarvestForm(farm, reads)
  const roi = farmRoiTerms(entry)
  return (
    <DetailsColumns>
      <FarmPosition farm={farm} view={view} harvest={harvest} />
      <FarmPanel
        farm={farm}
        isFinished={row.isFinished}
        balance={view.balance}
        staked={view.stake}
        stake={stake}
        unstake={unstake}
        roi={roi && <RoiButton amount={stake.field.text} terms={roi} />}
      />
      <FarmFacts farm={farm} view={view} row={row} links={farmLinks(farm, getDeployment())} />
    </DetailsColumns>
  )
}
