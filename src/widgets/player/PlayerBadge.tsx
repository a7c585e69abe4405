import { useState } from 'react'
import type { Picture } from '@/domain/profile/reads'
import { usePublicProfile } from '@/domain/profile/usePublicProfile'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { useNftMedia } from '../nft-media/useNftMedia'
import { Avatar, Username } from './Player.styles'

/** Picture and name of an account; nothing for one without a profile. */
export function PlayerBadge({ account }: { readonly account: Address }) {
  const { username, picture } = usePublicProfile(account)
  return (
    <>
      {picture !== undefined && <PlayerPicture picture={picture} />}
      {username !== undefined && (
        <>
          <Username>{username}</Username>{' '}
        </>
      )}
    </>
  )
}

function PlayerPicture({ picture: { collection, tokenId } }: { readonly picture: Picture }) {
  const [isBroken, setIsBroken] = useState(false)
  const image = valueOf(useNftMedia(collection, tokenId, { isForeign: true }))?.image
  if (image === undefined || isBroken) return null
  // The name beside it says who it is.
  return <Avatar src={image} alt="" decoding="async" onError={() => setIsBroken(true)} />
}
