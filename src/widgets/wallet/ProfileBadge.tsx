import { useEffect } from 'react'
import type { Picture } from '@/domain/profile/reads'
import { useProfileAvatar } from '@/domain/profile/useProfileAvatar'
import { type Address, shortenHex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useNftMedia } from '../nft-media/useNftMedia'
import { Avatar, Username } from '../player/Player.styles'

/** The connected account by its profile's picture and name, or by its address. */
export function ProfileBadge({ account }: { readonly account: Address }) {
  const { avatar, unread, keepThumbnail } = useProfileAvatar(account)
  const address = <bdi>{shortenHex(account)}</bdi>
  if (avatar === undefined) return address
  return (
    <>
      {/* Also says which account it is: anyone can choose a similar name. */}
      <VisuallyHidden>{address}</VisuallyHidden>
      {avatar.thumbnail !== undefined && <Avatar src={avatar.thumbnail} alt="" />}
      {unread !== undefined && <ThumbnailReader picture={unread} onRead={keepThumbnail} />}
      <Username>{avatar.username}</Username>
    </>
  )
}

interface ThumbnailReaderProps {
  readonly picture: Picture
  readonly onRead: (thumbnail: string) => void
}

/** Reads a picture until it is kept, so that its metadata is not read with every block. */
function ThumbnailReader({ picture: { collection, tokenId }, onRead }: ThumbnailReaderProps) {
  const image = valueOf(useNftMedia(collection, tokenId))?.image
  useEffect(() => {
    if (image !== undefined) onRead(image)
  }, [image, onRead])
  return image === undefined ? null : <Avatar src={image} alt="" />
}
