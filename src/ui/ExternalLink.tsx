import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ExternalIcon } from './icons'
import { theme } from './theme'

const Styled = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-block-size: 24px;
  text-decoration-color: ${theme.color.edge};
  &:hover {
    text-decoration-color: currentColor;
  }
  > svg:dir(rtl) {
    scale: -1 1;
  }
`

export interface ExternalLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** External link that opens in a new tab. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <Styled href={href} target="_blank" rel="noreferrer">
      <span>{children}</span>
      <ExternalIcon size="1em" />
    </Styled>
  )
}
