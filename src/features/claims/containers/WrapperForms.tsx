import type { WrapperAccount } from '@/domain/claims/stakeWrapper'
import type { WrapperPlace } from '@/domain/claims/wrapperTx'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Loadable } from '@/lib/loadable'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'
import { WrapperDeposit } from './WrapperDeposit'
import { WrapperWithdraw } from './WrapperWithdraw'

export interface WrapperFormsProps {
  readonly place: WrapperPlace
  readonly own: Loadable<WrapperAccount>
}

/** Deposits into the staking wrapper and withdraws from it. */
export function WrapperForms({ place, own }: WrapperFormsProps) {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <StakeTabs
      label={t('stakeWrapper.forms')}
      stake={{ label: t('stakeWrapper.deposit'), content: <WrapperDeposit key={account} place={place} own={own} /> }}
      unstake={{ label: t('stakeWrapper.withdraw'), content: <WrapperWithdraw place={place} own={own} /> }}
    />
  )
}
