import type { Recipient } from '@/domain/known-address/recipient'
import type { KnownAddresses } from '@/domain/known-address/useKnownAddresses'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { AddressInput } from '@/ui/AddressInput'
import { addressRelationKey } from './addressRelationKey'
import { LookalikeNotice } from './LookalikeNotice'

export interface RecipientFieldProps {
  readonly label: string
  readonly hint: string
  /** What is said of an address that can't be used. */
  readonly invalid: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** What `readRecipient` makes of it. */
  readonly recipient: Recipient
  readonly known: KnownAddresses
  /** The address that the user has compared with the one that it looks like. */
  readonly onCompare: (address: Address | undefined) => void
}

/** An address to send to: how it is known, and the comparison with a known address that it looks like. */
export function RecipientField({
  label,
  hint,
  invalid,
  typed,
  onType,
  recipient,
  known,
  onCompare,
}: RecipientFieldProps) {
  const { t } = useTranslation()
  return (
    <>
      <AddressInput
        label={label}
        placeholder="0x"
        value={typed}
        onChange={onType}
        hint={'address' in recipient ? `${hint} ${t(addressRelationKey(known.of(recipient.address)))}` : hint}
        error={recipient.status === 'invalid' ? invalid : undefined}
      />
      {'looksLike' in recipient && (
        <LookalikeNotice
          known={recipient.looksLike}
          typed={recipient.address}
          isAccepted={recipient.status === 'address'}
          onAccept={(isAccepted) => onCompare(isAccepted ? recipient.address : undefined)}
        />
      )}
    </>
  )
}
