import type { Farm } from '@/domain/farm/farm'
import { useTranslation } from '@/i18n/useTranslation'
import { Fact, Facts } from '@/ui/Facts'
import { Text } from '@/ui/Text'
import { StakePosition } from '@/widgets/stake-panel/StakePosition'
import type { HarvestForm } from '../hooks/useFarmForms'
import type { FarmDetailsView } from '../model/farmRow'
import { OwnAmount } from './FarmCells'

export interface FarmPositionProps {
  readonly farm: Farm
  readonly view: Pick<FarmDetailsView, 'stake' | 'earned'>
  readonly harvest: HarvestForm
}

/** What the account has staked and earned, with the harvest. */
export function FarmPosition({ farm, view, harvest }: FarmPositionProps) {
  const { t } = useTranslation()
  return (
    <StakePosition
      testId={`farm-${farm.pid}-position`}
      title={t('farms.position')}
      acts={[{ id: 'harvest', form: harvest.form }]}
      onSubmit={harvest.submit}
    >
      <Facts>
        <Fact name={t('farms.staked')}>
          <OwnAmount view={view.stake} />
        </Fact>
        <Fact name={t('farms.earned')}>
          <OwnAmount view={view.earned} />
        </Fact>
      </Facts>
      {farm.quoteToken === undefined && (
        <Text tone="muted" size="sm">
          {t('farms.receipt')}
        </Text>
      )}
    </StakePosition>
  )
}
