import { useTranslation } from '@/i18n/useTranslation'
import type { TranslationKey } from '@/i18n/keys'
import { shortenHex } from '@/lib/hex'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import type { DestinationField } from '../hooks/useDestination'

export interface DestinationInputProps {
  readonly field: DestinationField
  /** The destination is the sender's own address. */
  readonly isOwn: boolean
  /** What an empty field means, if anything. */
  readonly emptyHint?: string
}

const REASONS = {
  name: 'inscription.to.name',
  checksum: 'inscription.to.checksum',
  notAddress: 'inscription.to.notAddress',
} as const satisfies Record<string, TranslationKey>

/** Where to, with what is wrong with it; an address that imitates a known one has to be compared first. */
export function DestinationInput({ field, isOwn, emptyHint }: DestinationInputProps) {
  const { t } = useTranslation()
  const { typed, type, destination, isLookalikeAccepted, acceptLookalike } = field
  const looksLike = destination.status === 'valid' ? destination.looksLike : undefined
  const hint = isOwn ? t('inscription.to.self') : destination.status === 'empty' ? emptyHint : undefined
  return (
    <Stack gap={12}>
      <TextInput
        label={t('inscription.to')}
        value={typed}
        onChange={type}
        spellCheck={false}
        autoCapitalize="off"
        dir="ltr"
        hint={hint}
        error={destination.status === 'invalid' ? t(REASONS[destination.reason]) : undefined}
      />
      {looksLike !== undefined && (
        <Notice
          tone="bad"
          title={t('inscription.to.looksLike')}
          action={<Checkbox isChecked={isLookalikeAccepted} onChange={acceptLookalike}>{t('inscription.to.looksLike.accept')}</Checkbox>}
        >
          {t('inscription.to.looksLike.body', { known: shortenHex(looksLike, 12) })}
        </Notice>
      )}
    </Stack>
  )
}
