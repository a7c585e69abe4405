import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Container } from '@/ui/layout'
import { theme } from '@/ui/theme'
import type { MenuSelection } from '../navigation'

const Bar = styled.nav`
  border-block-end: 1px solid ${theme.color.line};
`
/* Fades at the edge to show that it scrolls. */
const Strip = styled(Container)`
  position: relative;
  display: flex;
  gap: ${theme.space[24]};
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, #000 calc(100% - ${theme.space[36]}), transparent);
  &:dir(rtl) {
    mask-image: linear-gradient(to left, #000 calc(100% - ${theme.space[36]}), transparent);
  }
`
const Item = styled(Link)`
  display: flex;
  align-items: center;
  flex-shrink: 0;
  min-block-size: ${theme.control.touch};
  border-block-end: 2px solid transparent;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  text-decoration: none;
  &:hover {
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    border-block-end-color: ${theme.color.sun};
    color: ${theme.color.text};
    font-weight: 600;
  }
`

/** The pages of the selected menu group, if it has several. */
export function SubNavigation({ selection }: { readonly selection: MenuSelection | undefined }) {
  const { t } = useTranslation()
  const stripRef = useRef<HTMLDivElement>(null)
  const path = selection?.page.path
  useEffect(() => {
    const strip = stripRef.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
  }, [path])
  const pages = selection?.group.pages ?? []
  if (selection === undefined || pages.length < 2) return null
  return (
    <Bar aria-label={t('shell.menu.pages')}>
      <Strip ref={stripRef}>
        {pages.map((page) => (
          <Item key={page.path} to={page.path} aria-current={page === selection.page ? 'page' : undefined}>
            {t(page.labelKey)}
          </Item>
        ))}
      </Strip>
    </Bar>
  )
}
