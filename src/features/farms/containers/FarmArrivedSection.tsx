import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { ArrivedForm } from '@/widgets/deposit-steps/ArrivedForm'
import type { UnfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { useArrived } from '@/widgets/deposit-steps/useArrived'
import { useForgetMoves } from '@/widgets/deposit-steps/useForgetMoves'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import type { FarmEntry } from '../farmFinder'
import { useStakeFormOf } from '../hooks/useFarmForms'

export interface FarmArrivedSectionProps {
  readonly entry: FarmEntry
  readonly account: Address
  readonly step: UnfinishedDeposit
}

/** The second step of a zap into a farm: the stake of what the zap paid out. */
export function FarmArrivedSection({ entry, account, step }: FarmArrivedSectionProps) {
  const { t, tText, locale } = useTranslation()
  const submit = useSubmitTx()
  const forget = useForgetMoves()
  const { farm, reads } = entry
  const { symbol, decimals } = farm.staked
  const { wei, balance, isWaiting } = useArrived(step, farm.staked, account)
  const form = useStakeFormOf(farm, reads, toAmountText(wei, decimals), balance)
  return (
    <ArrivedForm
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
