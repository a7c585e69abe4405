import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { AddressInput } from '@/ui/AddressInput'
import { Stack } from '@/ui/layout'
import { addressRelationKey } from '@/widgets/known-address/addressRelationKey'
import { LookalikeNotice } from '@/widgets/known-address/LookalikeNotice'
import type { DestinationField } from '../hooks/useDestination'

export interface DestinationInputProps {
  readonly field: DestinationField
  /** Explains what an empty field means. */
  readonly emptyHint?: string
}

const REASONS = {
  name: 'inscription.to.name',
  checksum: 'inscription.to.checksum',
  notAddress: 'inscription.to.notAddress',
} as const satisfies Record<string, TranslationKey>

/** Destination field with its error; a lookalike of a known address has to be compared first. */
export function DestinationInput({ field, emptyHint }: DestinationInputProps) {
  const { t } = useTranslation()
  const { typed, type, destination, acquaintance, isLookalikeAccepted, acceptLookalike } = field
  return (
    <Stack gap={12}>
      <AddressInput
        label={t('inscription.to')}
        value={typed}
        onChange={type}
        hint={destination.status === 'valid' ? t(addressRelationKey(acquaintance)) : emptyHint}
        error={destination.status === 'invalid' ? t(REASONS[destination.reason]) : undefined}
      />
      {destination.status === 'valid' && destination.looksLike !== undefined && (
        <LookalikeNotice
          known={destination.looksLike}
          typed={destination.address}
          isAccepted={isLookalikeAccepted}
          onAccept={acceptLookalike}
        />
      )}
    </Stack>
  )
}
