import { useState } from 'react'
import type { StakingPool } from '@/domain/farm/stakingPool'
import type { OwnPoolReads } from '@/domain/farm/usePoolReads'
import type { Approval } from '@/forms/approval'
import type { FormState } from '@/forms/formState'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { ValuedView } from '@/lib/figureView'
import { valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { AmountCell } from '../components/PoolCells'
import { canCompound, deriveCompoundForm, deriveHarvestForm } from '../model/poolForms'

/** An exact approval still covers what accrues until the compound is sent. */
const ALLOWANCE_FACTOR = 2n

export interface RewardSectionProps {
  readonly pool: StakingPool
  readonly own: OwnPoolReads
  readonly earned: ValuedView | undefined
}

/** The pending reward of the account, to harvest or to compound. */
export function RewardSection({ pool, own, earned }: RewardSectionProps) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const facts = { walletStatus, pool, pending: own.pending }
  const approval = useCompoundApproval(pool, valueOf(own.pending))
  const whilePending = (form: FormState): FormState =>
    isPending ? { status: 'empty', text: { key: 'pools.reward.pending' } } : form
  return (
    <Stack gap={12}>
      <Facts>
        <Fact name={t('pools.reward')}>
          <AmountCell view={earned} />
        </Fact>
      </Facts>
      <TxButton
        form={whilePending(deriveHarvestForm({ ...facts, isBlacklisted: own.isBlacklisted }))}
        onSubmit={submit}
        variant="secondary"
      />
      {canCompound(pool) && (
        <TxButton
          form={whilePending(deriveCompoundForm({ ...facts, approval }))}
          onSubmit={submit}
          variant="secondary"
        />
      )}
    </Stack>
  )
}

/** The approval of a compound. What is asked for is kept until it is used, because the reward grows with each block. */
function useCompoundApproval(pool: StakingPool, pendingWei: bigint | undefined): Approval {
  const [askedWei, setAskedWei] = useState<bigint>()
  const token = canCompound(pool) ? pool.staked.address : 'native'
  const question = { token, tokenName: pool.staked.symbol, spender: pool.contract }
  const current = useApproval({ ...question, amount: pendingWei })
  if (pendingWei !== undefined && (askedWei === undefined || pendingWei > askedWei))
    setAskedWei(pendingWei * ALLOWANCE_FACTOR)
  const asked = useApproval({ ...question, amount: askedWei })
  return current.status === 'NOT_APPROVED' && 'request' in asked ? { ...current, request: asked.request } : current
}
