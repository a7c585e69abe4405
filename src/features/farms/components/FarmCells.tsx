import type { Farm } from '@/domain/farm/farm'
import { useTranslation } from '@/i18n/useTranslation'
import { Absent } from '@/ui/Absent'
import { Badge } from '@/ui/Badge'
import { NameLine } from '@/ui/NameLine'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { ValuedFigure } from '@/widgets/figures/ValuedFigure'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import type { AprView, FarmRowView, OwnAmountView } from '../model/farmRow'
import { FarmWords } from './Farms.styles'

const ICON_PX = 32

/** Mark, name and state of a farm. */
export function FarmName({ farm, row }: { readonly farm: Farm; readonly row: FarmRowView }) {
  const { t } = useTranslation()
  return (
    <NameLine>
      <TokenIcon {...farm.staked} size={ICON_PX} />
      <FarmWords>
        <span>{row.name}</span>
        {row.isCommunity && <Badge>{t('farms.community')}</Badge>}
        {row.isFinished && <Badge>{t('farms.finished')}</Badge>}
      </FarmWords>
    </NameLine>
  )
}

/** An amount of the connected account with its value. */
export function OwnAmount({ view }: { readonly view: OwnAmountView }) {
  const { t } = useTranslation()
  if (typeof view === 'string') return <Absent reason={t(view === 'none' ? 'farms.none' : 'farms.connectToSee')} />
  return <ValuedFigure view={view} />
}

/** An APR; a dash if nothing is staked. */
export function Apr({ view }: { readonly view: AprView }) {
  const { t } = useTranslation()
  return view === 'unstaked' ? <Absent reason={t('farms.unstaked')} /> : <LoadableFigure isPlain view={view} />
}
