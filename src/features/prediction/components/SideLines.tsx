import { payoutMultiple } from '@/domain/prediction/model/payout'
import type { Position, Round } from '@/domain/prediction/round'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { Badge } from '@/ui/Badge'
import { Figure } from '@/ui/Figure'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { SideLine } from './RoundCard.styles'

export interface SideLineViewProps {
  readonly position: Position
  readonly round: Round
  readonly feeBps: bigint
  /** Undefined before the result. */
  readonly winner: Position | 'house' | undefined
  /** The account's bet is on this side. */
  readonly hasBet: boolean
}

const ARROWS = { bull: '▲', bear: '▼' } as const
const TONES = { bull: 'good', bear: 'bad' } as const

/** A side by its arrow, word and colour. */
export function PositionName({ position }: { readonly position: Position }) {
  const { t } = useTranslation()
  return (
    <Text as="span" tone={TONES[position]} isStrong>
      <span aria-hidden="true">{ARROWS[position]} </span>
      {t(`prediction.side.${position}`)}
    </Text>
  )
}

/** What one side pays as the stakes stand, after the fee. */
export function SideLineView({ position, round, feeBps, winner, hasBet }: SideLineViewProps) {
  const { t, locale } = useTranslation()
  const multiple = payoutMultiple(round, position, feeBps)
  const isWinner = winner === position
  return (
    <SideLine $isWinner={isWinner}>
      <Row gap={8}>
        <PositionName position={position} />
        {isWinner && <Badge tone="good">{t('prediction.won')}</Badge>}
        {hasBet && <Badge tone="info">{t('prediction.yourBet.here')}</Badge>}
      </Row>
      <Text as="span" size="sm">
        {multiple === undefined ? (
          t('prediction.noBets')
        ) : (
          <Figure title={t('prediction.payout.help')}>
            {t('prediction.payout', {
              multiple: formatDecimal(multiple, { places: 2, minPlaces: 2, rounding: 'down', locale }),
            })}
          </Figure>
        )}
      </Text>
    </SideLine>
  )
}
