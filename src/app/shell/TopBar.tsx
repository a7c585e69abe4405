import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { routes } from '@/config/routes'
import { useIsPainted } from '@/hooks/useIsPainted'
import { useTranslation } from '@/i18n/useTranslation'
import { IconButton } from '@/ui/IconButton'
import { MenuIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { Container } from '@/ui/layout'
import { theme } from '@/ui/theme'
import type { ThemeSetting } from '@/ui/useThemeChoice'
import { UserMenu } from '@/widgets/wallet/UserMenu'
import { deferredPart } from '../deferredPart'
import type { MenuSelection } from '../navigation'
import { BuyLink } from './BuyLink'
import { MainMenu } from './MainMenu'
import { TokenPrice } from './TokenPrice'

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.sticky};
  inset-block-start: 0;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.ground};
  container-type: inline-size;
`
const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  block-size: 64px;
`
// If there is no room beside the logo, the name wraps to a hidden second line.
const Home = styled(Link)`
  display: flex;
  flex-flow: row wrap;
  flex-shrink: 99;
  align-items: center;
  column-gap: ${theme.space[8]};
  min-inline-size: 28px;
  block-size: ${theme.control.touch};
  overflow: hidden;
  > * {
    line-height: ${theme.control.touch};
  }
  > svg {
    block-size: ${theme.control.touch};
  }
  font: 600 ${theme.fontSize.lg} / 1 ${theme.font.serif};
  letter-spacing: -0.01em;
  text-decoration: none;
`
const Space = styled.div`
  flex: 1;
`
/** On phones it is in the menu instead. */
const Wide = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  margin-inline-start: ${theme.space[12]};
  ${theme.bar.phone} {
    display: none;
  }
`
const Widest = styled(Wide)`
  ${theme.bar.narrow} {
    display: none;
  }
`
/** Opens what only the widest bar shows. */
const Rest = styled(IconButton)`
  display: none;
  ${theme.bar.narrow} {
    display: inline-grid;
  }
  ${theme.bar.phone} {
    display: none;
  }
`
/** Reserves the width of its two buttons to avoid a layout shift. */
const Choices = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  min-inline-size: calc(60px + 2.1875rem);
`
/** Reserves the bell's place. */
const Inbox = styled.div`
  flex-shrink: 0;
  inline-size: ${theme.control.touch};
  /* With large text a phone's bar has no room for it; the menu has the page. */
  ${theme.list.tight} {
    display: none;
  }
`
const Account = styled.div`
  flex-shrink: 0;
  white-space: nowrap;
`

// Not needed for the first interaction.
const Preferences = deferredPart('Preferences')
const InboxBell = deferredPart('InboxBell')

interface TopBarProps {
  readonly selection: MenuSelection | undefined
  readonly themeSetting: ThemeSetting
  /** Opens the menu of remaining entries. */
  readonly onMenu: () => void
}

export function TopBar({ selection, themeSetting, onMenu }: TopBarProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isPainted = useIsPainted()
  return (
    <Bar>
      <Inner>
        <Home to={routes.home} aria-label={t('shell.menu.home')}>
          <Logo size={28} />
          <span>{brand.product}</span>
        </Home>
        <Wide>
          <MainMenu selection={selection} />
        </Wide>
        <Space />
        <Widest>
          <TokenPrice />
          <BuyLink />
          <Choices>
            {isPainted && (
              <Suspense>
                <Preferences themeSetting={themeSetting} />
              </Suspense>
            )}
          </Choices>
        </Widest>
        <Rest label={t('shell.menu.open')} aria-haspopup="dialog" onClick={onMenu}>
          <MenuIcon />
        </Rest>
        <Inbox>
          {isPainted && (
            <Suspense>
              <InboxBell />
            </Suspense>
          )}
        </Inbox>
        <Account>
          <UserMenu connectVariant={pathname === routes.earn ? 'primary' : 'secondary'} />
        </Account>
      </Inner>
    </Bar>
  )
}
