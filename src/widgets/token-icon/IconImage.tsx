import { useState } from 'react'
import { styled } from 'styled-components'
import { theme } from '@/ui/theme'
import { Monogram, type MonogramProps } from './Monogram'

// The line keeps a white mark apart from a white ground.
const Box = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  flex-shrink: 0;
  overflow: hidden;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    opacity: 0.6;
  }
`
// It covers the monogram, and takes no room of its own whatever is in it.
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

/** Images that were not there; they are not asked for again in this visit. */
const missing = new Set<string>()

export interface IconImageProps extends MonogramProps {
  /** Where the image may be, best first. */
  readonly urls: readonly string[]
}

/** The first image of several that is there, and a monogram until it is and where none is. Decoration: the name stands beside it. */
export function IconImage({ urls, size, ...named }: IconImageProps) {
  const [failures, setFailures] = useState(0)
  const [loaded, setLoaded] = useState<string>()
  const url = urls.find((candidate) => !missing.has(candidate))
  const onError = () => {
    if (url !== undefined) missing.add(url)
    setFailures(failures + 1)
  }
  const isLoaded = url !== undefined && loaded === url
  return (
    <Box $size={size}>
      {!isLoaded && <Monogram {...named} size={size} />}
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
          onLoad={() => setLoaded(url)}
          onError={onError}
        />
      )}
    </Box>
  )
}
