import { useState } from 'react'
import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import type { Currency } from '@/domain/token/currency'
import { imageUrls } from '@/domain/token/model/imageUrls'
import { TokenPlaceholder } from './TokenPlaceholder'

const Box = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  flex-shrink: 0;
  overflow: hidden;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
`
// It covers the placeholder, and takes no room of its own whatever is in it.
const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  &:not([data-loaded]) {
    opacity: 0;
  }
`
const Pair = styled.span<{ $size: number }>`
  display: inline-flex;
  flex-shrink: 0;
  inline-size: ${({ $size }) => $size}px;
  align-items: center;
  > span + span {
    margin-inline-start: ${({ $size }) => -$size * 0.24}px;
  }
`

/** Images that were not there; they are not asked for again in this visit. */
const missing = new Set<string>()

export type TokenIconProps = Pick<Currency, 'address' | 'logoURI' | 'pair'> & {
  /** Pixels; 24 unless said. */
  readonly size?: number
}

/** A token's image, of an LP token those of its two tokens, and a drawing of the address where there is none. Decoration: the name stands beside it. */
export function TokenIcon({ pair, size = 24, ...token }: TokenIconProps) {
  if (pair === undefined) return <Single {...token} size={size} key={token.address} />
  const each = Math.round(size * 0.62)
  return (
    <Pair $size={size}>
      {pair.map((address) => (
        <Single key={address} address={address} size={each} />
      ))}
    </Pair>
  )
}

function Single({ size, ...token }: Omit<TokenIconProps, 'pair'> & { readonly size: number }) {
  const [failures, setFailures] = useState(0)
  const [isLoaded, setIsLoaded] = useState(false)
  const url = imageUrls(token, getDeployment()).find((candidate) => !missing.has(candidate))
  const onError = () => {
    if (url !== undefined) missing.add(url)
    setIsLoaded(false)
    setFailures(failures + 1)
  }
  return (
    <Box $size={size}>
      {!isLoaded && <TokenPlaceholder id={token.address} size={size} />}
      {url !== undefined && (
        <Image
          key={url}
          src={url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          data-loaded={isLoaded || undefined}
          onLoad={() => setIsLoaded(true)}
          onError={onError}
        />
      )}
    </Box>
  )
}
