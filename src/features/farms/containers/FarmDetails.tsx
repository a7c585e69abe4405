import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { gainOfRate } from '@/lib/roi'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import { FarmFacts } from '../components/FarmFacts'
import { FarmPanel } from '../components/FarmPanel'
import { FarmPosition } from '../components/FarmPosition'
import { DetailsColumns } from '../components/Farms.styles'
import type { FarmEntry } from '../farmFinder'
import { useBlockPace } from '../hooks/useBlockPace'
import { useHarvestForm, useStakeForm, useUnstakeForm } from '../hooks/useFarmForms'
import { farmLinks } from '../model/farmLinks'
import { farmDetails } from '../model/farmRow'

const DAYS_PER_YEAR = 365

/** An open farm: its position with the harvest, staking and unstaking, and what its figures are made of. */
export function FarmDetails({ entry }: { readonly entry: FarmEntry }) {
  const { locale } = useTranslation()
  const { farm, reads, row } = entry
  const view = farmDetails(entry, useBlockPace().blocksPerDay, locale)
  const stake = useStakeForm(farm, reads)
  const unstake = useUnstakeForm(farm, reads)
  const harvest = useHarvestForm(farm, reads)
  const apr = valueOf(reads.rewardApr)
  const { symbol, decimals } = farm.staked
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
        roi={
          apr && (
            <RoiButton
              amount={stake.field.text}
              terms={{
                symbol,
                decimals,
                gain: (days, every) => gainOfRate(apr.div(DAYS_PER_YEAR), days, every),
                isCompounding: true,
                feeOf: () => 0n,
                price: reads.stakePrice,
              }}
            />
          )
        }
      />
      <FarmFacts farm={farm} view={view} row={row} links={farmLinks(farm, getDeployment())} />
    </DetailsColumns>
  )
}
