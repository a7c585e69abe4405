import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { MenuIcon, PortfolioIcon, SunIcon, SwapIcon } from '@/ui/icons'
import { theme } from '@/ui/theme'
import type { MenuSelection } from '../navigation'

const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-inline: 0;
  inset-block-end: 0;
  container-type: inline-size;
`
const Bar = styled.nav`
  display: none;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.bar.phone} {
    display: flex;
  }
`
const itemStyles = css`
  display: flex;
  flex: auto;
  flex-direction: column;
  min-inline-size: 0;
  align-items: center;
  justify-content: center;
  gap: 2px;
  block-size: 64px;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.xs};
  text-decoration: none;
  &[aria-current='page'] {
    color: ${theme.color.sunText};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  > span {
    max-inline-size: 100%;
    line-height: 1.15;
    text-align: center;
  }
  /* With large text the icons stand alone; their names are still read aloud. */
  @container (max-inline-size: 20rem) {
    > span {
      position: absolute;
      inline-size: 1px;
      clip-path: inset(50%);
    }
  }
  > svg:dir(rtl) {
    scale: -1 1;
  }
`
const ItemLink = styled(Link)`
  ${itemStyles}
`
const ItemButton = styled.button`
  ${itemStyles}
`

const tabs = [
  { path: routes.earn, labelKey: 'shell.menu.earn', Icon: SunIcon },
  { path: routes.swap, labelKey: 'shell.title.swap', Icon: SwapIcon },
  { path: routes.portfolio, labelKey: 'shell.title.portfolio', Icon: PortfolioIcon },
] as const

/** The tab of a page: its own, or that of its group. */
function tabOf(selection: MenuSelection | undefined): string | undefined {
  if (selection?.page.path === routes.portfolio) return routes.portfolio
  if (selection?.group.id === 'earn') return routes.earn
  return selection?.page.path === routes.swap ? routes.swap : undefined
}

interface PhoneBarProps {
  readonly selection: MenuSelection | undefined
  /** Opens the sheet with all pages. */
  readonly onMenu: () => void
}

/** The tab bar of a phone; everything else is in the sheet that Menu opens. */
export function PhoneBar({ selection, onMenu }: PhoneBarProps) {
  const { t } = useTranslation()
  const current = tabOf(selection)
  return (
    <Place>
      <Bar aria-label={t('shell.menu.label')}>
        {tabs.map(({ path, labelKey, Icon }) => (
          <ItemLink key={path} to={path} aria-current={current === path ? 'page' : undefined}>
            <Icon />
            <span>{t(labelKey)}</span>
          </ItemLink>
        ))}
        <ItemButton type="button" aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon />
          <span>{t('shell.menu.open')}</span>
        </ItemButton>
      </Bar>
    </Place>
  )
}
