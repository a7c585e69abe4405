import { useMemo } from 'react'
import { useAccount } from '@/hooks/useAccount'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Row } from '@/ui/layout'
import { AnyTokenForm } from '@/widgets/deposit-steps/AnyTokenForm'
import { unfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import type { FarmEntry } from '../farmFinder'
import { useStakeForm } from '../hooks/useFarmForms'
import { farmTarget } from '../model/farmTx'

const FinishStakeSection = lazyPart(async () => (await import('./FinishStakeSection')).FinishStakeSection, ['steps'])

export interface FarmStakeSectionProps {
  readonly entry: FarmEntry
  /** Of the wallet; undefined without an account. */
  readonly balance: FigureView | undefined
  /** Undefined without a rate. */
  readonly roi: RoiTerms | undefined
}

/** Stakes the farm's token, or any other that is zapped into it first. */
export function FarmStakeSection({ entry, balance, roi }: FarmStakeSectionProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const { recent } = useTransactions()
  const { farm, reads, row } = entry
  const { field, form, wei, fillPercent } = useStakeForm(farm, reads)
  const target = useMemo(() => farmTarget(farm), [farm])
  const step = useMemo(() => unfinishedDeposit(recent, target), [recent, target])
  return (
    <AnyTokenForm
      own={farm.staked}
      target={target}
      isOpen={!row.isFinished}
      last={t('farms.zap.step.stake', { asset: farm.staked.symbol })}
      payLabel={t('farms.pay')}
      ownForm={(token) => (
        <StakeForm
          amountLabel={t('farms.stake.amount')}
          token={token}
          typed={field.text}
          onType={field.type}
          worth={<AmountUsd wei={wei} decimals={farm.staked.decimals} price={reads.stakePrice} />}
          balance={balance && { label: t('farms.balance'), view: balance }}
          onPercent={fillPercent}
          form={form}
          onSubmit={field.submit}
          more={
            roi && (
              <Row>
                <RoiButton amount={field.text} terms={roi} />
              </Row>
            )
          }
        />
      )}
      received={
        step && account !== undefined ? (
          <FinishStakeSection key={step.hash} entry={entry} account={account} step={step} />
        ) : undefined
      }
    />
  )
}
