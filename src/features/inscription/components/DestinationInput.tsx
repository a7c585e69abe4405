import type { Acquaintance } from '@/domain/known-address/useKnownAddresses'
import { useTranslation } from '@/i18n/useTranslation'
import type { TranslationKey } from '@/i18n/keys'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { AddressComparison } from './AddressComparison'
import type { DestinationField } from '../hooks/useDestination'

export interface DestinationInputProps {
  readonly field: DestinationField
  /** What an empty field means, if anything. */
  readonly emptyHint?: string
}

const REASONS = {
  name: 'inscription.to.name',
  checksum: 'inscription.to.checksum',
  notAddress: 'inscription.to.notAddress',
} as const satisfies Record<string, TranslationKey>

const ACQUAINTANCES = {
  own: 'inscription.to.self',
  ownOther: 'inscription.to.ownOther',
  sentTo: 'inscription.to.sentTo',
  contract: 'inscription.to.contract',
} as const satisfies Record<Acquaintance, TranslationKey>

/** Where to, with what is wrong with it; an address that imitates a known one has to be compared first. */
export function DestinationInput({ field, emptyHint }: DestinationInputProps) {
  const { t } = useTranslation()
  const { typed, type, destination, acquaintance, isLookalikeAccepted, acceptLookalike } = field
  const validHint = t(acquaintance === undefined ? 'inscription.to.new' : ACQUAINTANCES[acquaintance])
  return (
    <Stack gap={12}>
      <TextInput
        label={t('inscription.to')}
        value={typed}
        onChange={type}
        spellCheck={false}
        autoCapitalize="off"
        dir="ltr"
        hint={destination.status === 'valid' ? validHint : emptyHint}
        error={destination.status === 'invalid' ? t(REASONS[destination.reason]) : undefined}
      />
      {destination.status === 'valid' && destination.looksLike !== undefined && (
        <Notice
          tone="bad"
          title={t('inscription.to.looksLike')}
          action={<Checkbox isChecked={isLookalikeAccepted} onChange={acceptLookalike}>{t('inscription.to.looksLike.accept')}</Checkbox>}
        >
          {t('inscription.to.looksLike.body')}
          <AddressComparison known={destination.looksLike} typed={destination.address} />
        </Notice>
      )}
    </Stack>
  )
}
