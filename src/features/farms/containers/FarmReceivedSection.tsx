import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { ReceivedForm } from '@/widgets/deposit-steps/ReceivedForm'
import type { UnfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { useForgetMoves } from '@/widgets/deposit-steps/useForgetMoves'
import { useReceived } from '@/widgets/deposit-steps/useReceived'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import type { FarmEntry } from '../farmFinder'
import { useStakeFormOf } from '../hooks/useFarmForms'

export interface FarmReceivedSectionProps {
  readonly entry: FarmEntry
  readonly account: Address
  readonly step: UnfinishedDeposit
}

/** The second step of a zap into a farm: the stake of what the zap paid out. */
export function FarmReceivedSection({ entry, account, step }: FarmReceivedSectionProps) {
  const { t, tText, locale } = useTranslation()
  const submit = useSubmitTx()
  const forget = useForgetMoves()
  const { farm, reads } = entry
  const { symbol, decimals } = farm.staked
  const { wei, balance, isWaiting } = useReceived(step, farm.staked, account)
  const form = useStakeFormOf(farm, reads, toAmountText(wei, decimals), balance)
  return (
    <ReceivedForm
      step={step}
      first={tText(step.summary)}
      last={t('farms.zap.step.stake', { asset: symbol })}
      asset={symbol}
      deposit={
        isWaiting || wei === 0n
          ? undefined
          : { amount: { status: 'ready', ...formatToken(wei, decimals, symbol, locale) }, form }
      }
      isWaiting={isWaiting}
      onDeposit={submit}
      onKeep={() => forget([step.hash])}
    />
  )
}
