import { payoutWei, winnerOf } from '@/domain/prediction/model/payout'
import type { RoundState } from '@/domain/prediction/model/roundState'
import type { Bet, Round } from '@/domain/prediction/round'
import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'
import { croText } from '../model/croText'

/** The account's bet on a round, and what became of it. */
export function OwnBet({
  bet,
  round,
  state,
}: {
  readonly bet: Bet
  readonly round: Round
  readonly state: RoundState
}) {
  const { t, locale } = useTranslation()
  const side = t(`prediction.side.${bet.position}`)
  const amount = croText(bet.amountWei, locale)
  const paid = payoutWei(bet, round)
  const outcome = () => {
    if (state === 'canceled') return t('prediction.yourBet.refunded', { amount })
    if (state !== 'expired') return undefined
    if (winnerOf(round) === bet.position) return t('prediction.yourBet.won', { amount: croText(paid, locale) })
    return t(winnerOf(round) === 'house' ? 'prediction.yourBet.house' : 'prediction.yourBet.lost', { amount })
  }
  const text = outcome()
  return (
    <Text as="div" size="sm">
      {t('prediction.yourBet', { side, amount })}
      {text !== undefined && (
        <Text as="div" size="sm" tone="muted">
          {text}
        </Text>
      )}
    </Text>
  )
}
