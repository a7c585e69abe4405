import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { Choice, Choices } from './Profile.styles'

export interface PictureChoiceProps {
  readonly collection: Address
  readonly ids: readonly bigint[]
  readonly nameOf: (id: bigint) => string
  readonly selected: bigint | undefined
  readonly onChange: (id: bigint) => void
}

/** Chooses one of the account's collectibles. */
export function PictureChoice({ collection, ids, nameOf, selected, onChange }: PictureChoiceProps) {
  const { t } = useTranslation()
  return (
    <Choices $min="7rem">
      <legend>
        <VisuallyHidden>{t('profile.picture.choose')}</VisuallyHidden>
      </legend>
      {ids.map((id) => {
        const label = nameOf(id)
        return (
          <Choice key={id.toString()}>
            <input
              type="radio"
              name="profile-picture"
              aria-label={label}
              checked={id === selected}
              onChange={() => onChange(id)}
            />
            <NftMedia contract={collection} tokenId={id} label={label} />
            <Text as="span" size="sm">
              {label}
            </Text>
          </Choice>
        )
      })}
    </Choices>
  )
}
