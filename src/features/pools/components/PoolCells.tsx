import type { PoolState } from '@/domain/farm/model/poolState'
import { type NamedPool, poolName } from '@/domain/farm/poolName'
import { useTranslation } from '@/i18n/useTranslation'
import type { ValuedView } from '@/lib/figureView'
import { Absent } from '@/ui/Absent'
import { Badge } from '@/ui/Badge'
import { Figure } from '@/ui/Figure'
import { Row } from '@/ui/layout'
import { NameLine } from '@/ui/NameLine'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { ValuedFigure } from '@/widgets/figures/ValuedFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { blockText } from '../model/blockText'
import type { PoolRowView, RateView } from '../model/poolView'
import { PoolMarks, PoolWords } from './Pools.styles'

const ICON_PX = 28
const tones = { active: 'good', inactive: 'warning', finished: 'neutral', soon: 'info' } as const

/** The full name of a pool, such as "Earn USDC with DIAL"; it is of no other pool. */
export function usePoolName(): (view: NamedPool) => string {
  const { tText } = useTranslation()
  return (view) => tText(poolName(view))
}

function StateBadge({ state }: { readonly state: PoolState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(`pools.state.${state}`)}</Badge>
}

/** What a pool takes and pays, and its state. */
export function PoolName({ view }: { readonly view: PoolRowView }) {
  const { t } = useTranslation()
  const name = usePoolName()
  const { kind, staked, reward, isCommunity, state } = view
  return (
    <NameLine>
      <PoolMarks>
        <TokenIcon {...staked} size={ICON_PX} />
        {staked.address !== reward.address && <TokenIcon {...reward} size={ICON_PX} />}
      </PoolMarks>
      <PoolWords>
        <span>{kind === 'auto' || kind === 'manual' ? name(view) : t('pools.name', { asset: reward.symbol })}</span>
        <Text as="span" size="sm" tone="muted">
          {kind === 'auto' ? t('pools.name.auto.note') : t('pools.name.stake', { asset: staked.symbol })}
        </Text>
        <Row as="span" gap={8}>
          {state !== undefined && <StateBadge state={state} />}
          {isCommunity && <Badge>{t('pools.community')}</Badge>}
        </Row>
      </PoolWords>
    </NameLine>
  )
}

/** The APR or APY of a pool, or why it has none. */
export function RateCell({ rate }: { readonly rate: RateView }) {
  const { t } = useTranslation()
  if (rate.status === 'absent')
    return (
      <Text as="span" tone="muted">
        <Figure title={t(`pools.rate.${rate.reason}`)}>–</Figure>
      </Text>
    )
  return <LoadableFigure view={rate} />
}

/** An amount of the account with its value; a dash without an account. */
export function AmountCell({ view }: { readonly view: ValuedView | undefined }) {
  const { t } = useTranslation()
  return view === undefined ? <Absent reason={t('pools.connect')} /> : <ValuedFigure view={view} />
}

type Life = Pick<PoolRowView, 'state' | 'startBlock' | 'endBlock'>

/** When a pool starts or ends, in blocks and time. */
export function LifeCell({ state, startBlock, endBlock }: Life) {
  const { t, locale } = useTranslation()
  if (state === 'soon' && startBlock !== undefined)
    return (
      <Countdown to={{ block: startBlock }} due={t('pools.life.starting')}>
        {(time) => t('pools.life.starts', { time })}
      </Countdown>
    )
  if (endBlock === undefined) return <Absent reason={t('pools.life.noEnd')} />
  if (state === 'finished') return <span>{t('pools.life.ended', { block: blockText(endBlock, locale) })}</span>
  return (
    <Countdown to={{ block: endBlock }} due={t('pools.life.ending')}>
      {(time) => t('pools.life.ends', { time })}
    </Countdown>
  )
}
