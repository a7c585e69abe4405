import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ArrowIcon, MenuIcon, SunIcon } from '@/ui/icons'
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
  flex: 1;
  flex-direction: column;
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

interface PhoneBarProps {
  readonly selection: MenuSelection | undefined
  /** Opens the menu of remaining entries. */
  readonly onMenu: () => void
}

/** The phone's bottom navigation. */
export function PhoneBar({ selection, onMenu }: PhoneBarProps) {
  const { t } = useTranslation()
  const group = selection?.group.id
  return (
    <Place>
      <Bar aria-label={t('shell.menu.label')}>
        <ItemLink to={routes.earn} aria-current={group === 'earn' ? 'page' : undefined}>
          <SunIcon />
          {t('shell.menu.earn')}
        </ItemLink>
        <ItemLink to={routes.zap} aria-current={group === 'zap' ? 'page' : undefined}>
          <ArrowIcon />
          {t('shell.menu.zap')}
        </ItemLink>
        <ItemButton type="button" aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon />
          {t('shell.menu.open')}
        </ItemButton>
      </Bar>
    </Place>
  )
}
