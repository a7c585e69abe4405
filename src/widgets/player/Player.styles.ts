import { styled } from 'styled-components'
import { theme } from '@/ui/theme'

export const Avatar = styled.img`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  object-fit: cover;
  background: ${theme.color.hover};
`
export const Username = styled.bdi`
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
/** As high as a picture, so that nothing moves when it comes. */
export const PlayerLine = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  min-block-size: 24px;
  vertical-align: middle;
  /* The line of a link does not reach into a box of its own. */
  a & {
    text-decoration: underline ${theme.color.edge};
  }
  a:hover & {
    text-decoration-color: currentColor;
  }
`
