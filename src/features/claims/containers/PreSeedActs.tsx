import type { Claims } from '@/domain/claims/claims'
import type { PreSeed } from '@/domain/claims/preSeed'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { deriveCollectForm, deriveRefundForm } from '../model/preSeedForms'

/** What can be done with a pre-seed that is over: the account's refund, or the payment of its treasury. */
export function PreSeedActs({ claims, seed }: { readonly claims: Claims; readonly seed: PreSeed }) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const facts = { walletStatus, claims, seed, isPending }
  const refund = deriveRefundForm(facts)
  const collect = deriveCollectForm(facts)
  if (refund !== undefined) return <TxButton form={refund} onSubmit={submit} />
  if (collect === undefined) return null
  return (
    <>
      <Text size="sm" tone="muted">
        {t('preSeeds.collect.body')}
      </Text>
      <TxButton form={collect} onSubmit={submit} variant="secondary" />
    </>
  )
}
