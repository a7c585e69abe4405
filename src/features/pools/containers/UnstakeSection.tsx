import type { StakingPool } from '@/domain/farm/stakingPool'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { LOADING, valueOf } from '@/lib/loadable'
import { AmountUsd } from '@/widgets/dollar-value/AmountUsd'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { TokenSymbol } from '../components/FormParts'
import { derivePoolUnstakeForm } from '../model/poolForms'

export interface UnstakeSectionProps {
  readonly pool: StakingPool
  readonly reads: PoolReads
}

/** Withdraws from a pool, in every state of it. */
export function UnstakeSection({ pool, reads }: UnstakeSectionProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const field = useAmountField(EMPTY_AMOUNT)
  const { staked } = pool
  const { own, stakedPrice } = reads
  return (
    <StakeForm
      amountLabel={t('pools.unstake.amount')}
      token={<TokenSymbol symbol={staked.symbol} />}
      typed={field.text}
      onType={field.type}
      worth={
        <AmountUsd wei={parseAmount(field.text, staked.decimals)} decimals={staked.decimals} price={stakedPrice} />
      }
      balance={
        own && {
          label: t('pools.staked'),
          view: figureView(own.staked, (wei) => formatToken(wei, staked.decimals, staked.symbol, locale)),
        }
      }
      onPercent={field.percentFiller(valueOf(own?.staked ?? LOADING), staked.decimals)}
      form={derivePoolUnstakeForm({ walletStatus, pool, own, typed: field.text })}
      onSubmit={field.submit}
    />
  )
}
