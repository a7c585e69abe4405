import { styled } from 'styled-components'
import { useProfile } from '@/domain/profile/useProfile'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { theme } from '@/ui/theme'
import { NftMedia } from '../nft-media/NftMedia'
import { ProfileLink } from './ProfileLink'

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
`
const Picture = styled.span`
  flex: none;
  inline-size: 24px;
  overflow: hidden;
  border-radius: 50%;
`

/** An account by its profile's picture and name, with its short address. */
export function AccountBadge({ account }: { readonly account: Address }) {
  const { t } = useTranslation()
  const profile = valueOf(useProfile(account))
  const picture = typeof profile === 'object' ? profile.picture : undefined
  return (
    <Badge>
      {picture !== undefined && (
        <Picture>
          <NftMedia
            contract={picture.collection}
            tokenId={picture.tokenId}
            label={t('figures.pictureOf', { name: shortenHex(account) })}
            isForeign
          />
        </Picture>
      )}
      <ProfileLink account={account} />
    </Badge>
  )
}
