import { refundTx } from '@/domain/squad/claimTx'
import type { SquadReads } from '@/domain/squad/useSquad'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'

/** Pays back what the account has paid in a sale that came to nothing. */
export function RefundForm({ reads: { edition, own } }: { readonly reads: SquadReads }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const paidWei = valueOf(own)?.paidWei
  const form = ((): FormState => {
    const blocked = walletForm(status)
    if (blocked !== undefined) return blocked
    if (own.status === 'failed') return { status: 'invalid', text: { key: 'squad.unread' } }
    if (paidWei === undefined) return { status: 'invalid', text: { key: 'squad.checking' } }
    if (paidWei === 0n) return { status: 'invalid', text: { key: 'squad.refund.none' } }
    if (isPending) return { status: 'invalid', text: { key: 'squad.refund.pending' } }
    return { status: 'ready', request: refundTx(edition, paidWei), text: { key: 'squad.refund.submit' } }
  })()
  return (
    <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
      {status === 'connected' && (
        <Facts>
          <Fact name={t('squad.refund.amount')}>
            <TokenAmount token={edition.token} wei={mapLoadable(own, (account) => account.paidWei)} />
          </Fact>
        </Facts>
      )}
    </FormEnd>
  )
}
