import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Skeleton } from '@/ui/Skeleton'
import { theme } from '@/ui/theme'
import { useSeen } from '@/widgets/chart/useSeen'
import { TokenPlaceholder } from '@/widgets/token-icon/TokenPlaceholder'
import { type MediaOptions, useNftMedia } from './useNftMedia'

/** Always square, to avoid a layout shift when the image loads. */
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${theme.radius.control};
  background: ${theme.color.hover};
  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  > img {
    object-fit: contain;
  }
`

export interface NftMediaProps extends MediaOptions {
  readonly contract: Address
  readonly tokenId: bigint
  /** Name such as 'Option NFT #3', the alt text if the metadata has no name. */
  readonly label: string
}

/**
 * The image of an NFT, loaded when scrolled into view and rendered with `img` to keep SVG scripts from running; a
 * generated picture if there is no valid image.
 */
export function NftMedia(props: NftMediaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  return (
    <Frame ref={frame} data-testid="nft-media">
      {isSeen && <SeenMedia {...props} />}
    </Frame>
  )
}

function SeenMedia({ contract, tokenId, label, ...options }: NftMediaProps) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const media = useNftMedia(contract, tokenId, options)
  const known = valueOf(media)
  if (known?.image !== undefined && !isBroken)
    return <img src={known.image} alt={known.name ?? label} decoding="async" onError={() => setIsBroken(true)} />
  if (media.status === 'loading') return <Skeleton width="100%" height="100%" />
  return (
    <div role="img" aria-label={t('figures.noImage', { name: label })}>
      <TokenPlaceholder id={`${contract}/${tokenId}`} size="100%" />
    </div>
  )
}
