import type { NftCollection } from '@/domain/nft-market/collectionView'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { Avatar } from './NftMarket.styles'

export interface CollectionAvatarProps {
  readonly collection: Pick<NftCollection, 'address' | 'name' | 'avatar'>
  /** CSS length. */
  readonly size: string
}

/** The picture of a collection, which its name stands beside. */
export function CollectionAvatar({ collection: { address, name, avatar }, size }: CollectionAvatarProps) {
  return (
    <Avatar $size={size} aria-hidden="true">
      <NftMedia contract={address} tokenId={0n} label={name} isForeign image={avatar} />
    </Avatar>
  )
}
