import { useState } from 'react'
import { readRecipient } from '@/domain/known-address/readRecipient'
import { useKnownAddresses } from '@/domain/known-address/useKnownAddresses'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { AddressInput } from '@/ui/AddressInput'
import { addressRelationKey } from '@/widgets/known-address/addressRelationKey'
import { LookalikeNotice } from '@/widgets/known-address/LookalikeNotice'
import { checkNftRecipient } from '../model/tradeForms'

export interface RecipientView {
  readonly typed: string
  readonly type: (text: string) => void
  readonly recipient: ReturnType<typeof checkNftRecipient>
  readonly compare: (address: Address | undefined) => void
}

/** The typed recipient of a transfer of NFTs. @param collections contracts that can't receive any */
export function useRecipient(collections: readonly Address[]): RecipientView {
  const account = useAccount()
  const known = useKnownAddresses()
  const [typed, type] = useState('')
  // Of one address: another has to be compared anew.
  const [compared, compare] = useState<Address>()
  const recipient = checkNftRecipient(readRecipient(typed, known, compared), account, collections)
  return { typed, type, recipient, compare }
}

/** The field of a recipient, with what is known of the address. */
export function RecipientField({ view: { typed, type, recipient, compare } }: { readonly view: RecipientView }) {
  const { t } = useTranslation()
  const known = useKnownAddresses()
  const error = {
    invalid: t('nftTrade.transfer.invalid'),
    own: t('nftTrade.transfer.own'),
    empty: undefined,
    lookalike: undefined,
    address: undefined,
  }[recipient.status]
  return (
    <>
      <AddressInput
        label={t('nftTrade.transfer.to')}
        placeholder="0x"
        value={typed}
        onChange={type}
        hint={'address' in recipient ? t(addressRelationKey(known.of(recipient.address))) : undefined}
        error={error}
      />
      {'looksLike' in recipient && (
        <LookalikeNotice
          known={recipient.looksLike}
          typed={recipient.address}
          isAccepted={recipient.status === 'address'}
          onAccept={(isAccepted) => compare(isAccepted ? recipient.address : undefined)}
        />
      )}
    </>
  )
}
