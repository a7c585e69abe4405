import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { Address } from '@/lib/hex'
import { FinishDepositForm } from '@/widgets/deposit-steps/FinishDepositForm'
import type { UnfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { useDiscardUnfinished } from '@/widgets/deposit-steps/useDiscardUnfinished'
import { useUnfinishedAmount } from '@/widgets/deposit-steps/useUnfinishedAmount'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import type { FarmEntry } from '../farmFinder'
import { useStakeFormOf } from '../hooks/useFarmForms'

export interface FinishStakeSectionProps {
  readonly entry: FarmEntry
  readonly account: Address
  readonly step: UnfinishedDeposit
}

/** The second step of a zap into a farm: the stake of what the zap paid out. */
export function FinishStakeSection({ entry, account, step }: FinishStakeSectionProps) {
  const { t, tText, locale } = useTranslation()
  const submit = useSubmitTx()
  const discard = useDiscardUnfinished()
  const { farm, reads } = entry
  const { symbol, decimals } = farm.staked
  const { wei, balance, isWaiting } = useUnfinishedAmount(step, farm.staked, account)
  const form = useStakeFormOf(farm, reads, toAmountText(wei, decimals), balance)
  return (
    <FinishDepositForm
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
      onKeep={() => discard([step.hash])}
    />
  )
}
