import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const Styled = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  text-decoration-color: ${theme.color.edge};
  &:hover {
    text-decoration-color: currentColor;
  }
`

export interface SectionLinkProps {
  /** Id of the section, which takes the focus: give it `tabIndex={-1}`. */
  readonly section: string
  readonly children: ReactNode
}

/** Link to a section further down the page. */
export function SectionLink({ section, children }: SectionLinkProps) {
  // The hash may be the router's.
  const go = (event: MouseEvent) => {
    const place = document.getElementById(section)
    event.preventDefault()
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }
  return (
    <Styled href={`#${section}`} onClick={go}>
      {children}
    </Styled>
  )
}
