import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { PoolClaim } from '@/domain/ifo/account'
import { claimTx, claimUnpaidTx, pointsTx } from '@/domain/ifo/ifoTx'
import type { Offering, Offerings } from '@/domain/ifo/offering'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'

interface ActButtonProps {
  readonly request: TxRequest
  readonly text: TxText
  readonly variant?: 'primary' | 'secondary'
}

/** Sends a transaction without input, one at a time. */
function ActButton({ request, text, variant = 'primary' }: ActButtonProps) {
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form = deriveActionForm(status, request, text)
  return (
    <TxButton
      form={isPending ? { status: 'invalid', text: { key: 'ifo.pending' } } : form}
      variant={variant}
      onSubmit={submit}
    />
  )
}

interface SaleActProps {
  readonly offerings: Offerings
  readonly offering: Offering
}

/** Claims tokens and refund of a pool. */
export function ClaimButton({ offerings, offering, claim }: SaleActProps & { readonly claim: PoolClaim }) {
  return (
    <ActButton
      request={claimTx(offerings, offering, claim)}
      text={{ key: claim.offeringWei === 0n ? 'ifo.claim.refund' : 'ifo.claim' }}
    />
  )
}

/** Claims tokens that could not be sent with a claim. @param props.amountWei base units of the offered token */
export function UnpaidButton({ offering, amountWei }: Pick<SaleActProps, 'offering'> & { readonly amountWei: bigint }) {
  return <ActButton request={claimUnpaidTx(offering, amountWei)} text={{ key: 'ifo.unpaid.claim' }} />
}

/** Claims the points of a sale. */
export function PointsButton({ offerings, offering, count }: SaleActProps & { readonly count: bigint }) {
  return (
    <ActButton
      variant="secondary"
      request={pointsTx(offerings, offering, count)}
      text={{ key: 'ifo.points.claim', values: { count: count.toString() } }}
    />
  )
}
