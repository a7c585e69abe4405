import { type RecipientEntry, useRecipient } from '@/domain/known-address/useRecipient'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { RecipientField } from '../known-address/RecipientField'
import { checkNftRecipient } from './transferForm'

export interface NftRecipient extends Omit<RecipientEntry, 'recipient'> {
  readonly recipient: ReturnType<typeof checkNftRecipient>
}

/** The typed recipient of a transfer of NFTs. @param collections contracts that can't receive any */
export function useNftRecipient(collections: readonly Address[]): NftRecipient {
  const account = useAccount()
  const entry = useRecipient()
  return { ...entry, recipient: checkNftRecipient(entry.recipient, account, collections) }
}

/** The field of a recipient of NFTs. */
export function NftRecipientField({ view: { recipient, ...entry } }: { readonly view: NftRecipient }) {
  const { t } = useTranslation()
  const isOwn = recipient.status === 'own'
  return (
    <RecipientField
      {...entry}
      label={t('nftTrade.transfer.to')}
      invalid={t(isOwn ? 'nftTrade.transfer.own' : 'nftTrade.transfer.invalid')}
      recipient={isOwn ? { status: 'invalid' } : recipient}
    />
  )
}
