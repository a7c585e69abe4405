import { styled } from 'styled-components'
import { theme } from './theme'

const Styled = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  border-radius: ${theme.radius.control};
  background: ${theme.color.hover};
  vertical-align: middle;
`

export interface SkeletonProps {
  /** CSS size of the expected content, to avoid a layout shift. */
  readonly width: string
  readonly height: string
}

/** Static placeholder of loading content. Announce the loading state elsewhere, once. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Styled aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
}
