import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { useSeen } from '@/widgets/chart/useSeen'
import { lazyPart } from '@/widgets/pages/lazyPart'
import type { NftMediaProps } from './SeenMedia'

/** What reads and checks metadata and images: a page draws its figures before its pictures. */
const SeenMedia = lazyPart(async () => (await import('./SeenMedia')).SeenMedia)

/**
 * Always square, to avoid a layout shift when the image loads; until then it looks like a `Skeleton`. Its corners are not
 * rounded: a picture that is cut to them takes so long to paint that frames come late while a list is scrolled.
 */
const Frame = styled.div`
  position: relative;
  inline-size: 100%;
  aspect-ratio: 1;
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

/**
 * The image of an NFT, loaded when scrolled into view and rendered with `img` to keep SVG scripts from running; a
 * generated picture if there is no valid image.
 */
export function NftMedia(props: NftMediaProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  return (
    <Frame ref={frame} data-testid="nft-media">
      {isSeen && (
        <Suspense fallback={null}>
          <SeenMedia {...props} />
        </Suspense>
      )}
    </Frame>
  )
}
