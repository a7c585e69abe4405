import type { WrapperAccount } from '@/domain/claims/stakeWrapper'
import type { WrapperClaim, WrapperPlace } from '@/domain/claims/wrapperTx'
import { useWallet } from '@/hooks/useWallet'
import type { Loadable } from '@/lib/loadable'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { deriveWrapperClaimForm } from '../model/wrapperForms'

interface ClaimRewardsProps {
  readonly claim: WrapperClaim
  readonly place: WrapperPlace
  readonly own: Loadable<WrapperAccount>
}

/** Claims the account's rewards, or its fees as a referrer. */
export function ClaimRewards({ claim, place, own }: ClaimRewardsProps) {
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form = deriveWrapperClaimForm(claim, { walletStatus, place, own, isPending })
  return <TxButton form={form} onSubmit={submit} variant="secondary" />
}
