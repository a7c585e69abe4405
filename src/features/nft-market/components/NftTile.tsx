import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { nftItemPath } from '@/config/routes'
import type { NamedNft } from '@/domain/nft-market/marketTx'
import { Stack } from '@/ui/layout'
import { NftMedia } from '@/widgets/nft-media/NftMedia'

/** The whole tile leads to the NFT; what stands below its name can be pressed for itself. */
const Tile = styled.li`
  position: relative;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button,
  label {
    position: relative;
    z-index: 1;
  }
`

export interface NftTileProps {
  readonly nft: NamedNft
  /** Price, place or actions. */
  readonly children?: ReactNode
}

/** An NFT in a list. */
export function NftTile({ nft: { collection, tokenId, name }, children }: NftTileProps) {
  return (
    <Tile>
      <Stack gap={8}>
        {/* Its name stands below it. */}
        <div aria-hidden="true">
          <NftMedia contract={collection} tokenId={tokenId} label={name} isForeign />
        </div>
        <Link to={nftItemPath(collection, tokenId)}>
          <bdi>{name}</bdi>
        </Link>
        {children}
      </Stack>
    </Tile>
  )
}
