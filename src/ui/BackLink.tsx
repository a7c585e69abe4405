import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { ArrowIcon } from './icons'
import { isFromPage } from './pageState'
import { theme } from './theme'

const Styled = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.sm};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  line-height: 1;
  text-decoration: none;
  > svg {
    rotate: 180deg;
    &:dir(rtl) {
      rotate: none;
    }
  }
  &:hover {
    color: ${theme.color.text};
  }
`

/** Link to the parent page, above a page's heading. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlainClick || !isFromPage(state, to)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Styled to={to} onClick={goBack}>
      <ArrowIcon size="1em" />
      {children}
    </Styled>
  )
}
