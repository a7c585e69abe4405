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
  /** CSS lengths of what will stand here, so that nothing moves when it comes. */
  readonly width: string
  readonly height: string
}

/** The place of something that loads. It keeps still: motion is for what changed. Say "loading" once, elsewhere. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <Styled aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
}
