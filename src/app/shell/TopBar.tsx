import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { Container } from '@/ui/layout'
import { Logo } from '@/ui/Logo'
import { theme } from '@/ui/theme'
import type { ThemeSetting } from '@/ui/useThemeChoice'
import { UserMenu } from '@/widgets/wallet/UserMenu'
import type { MenuSelection } from '../navigation'
import { BuyLink } from './BuyLink'
import { LanguageMenu } from './LanguageMenu'
import { MainMenu } from './MainMenu'
import { ThemeMenu } from './ThemeMenu'
import { TokenPrice } from './TokenPrice'

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.sticky};
  inset-block-start: 0;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.ground};
`
const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  block-size: 64px;
`
const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.touch};
  margin-inline-end: ${theme.space[12]};
  font: 600 ${theme.fontSize.lg} / 1 ${theme.font.serif};
  letter-spacing: -0.01em;
  text-decoration: none;
`
const Space = styled.div`
  flex: 1;
`
/** Stands in the menu of a phone instead. */
const Wide = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  ${theme.media.phone} {
    display: none;
  }
`
const Widest = styled(Wide)`
  @media (max-width: 1099.98px) {
    display: none;
  }
`

const Account = styled.div`
  flex-shrink: 0;
  white-space: nowrap;
`

interface TopBarProps {
  readonly selection: MenuSelection | undefined
  readonly themeSetting: ThemeSetting
}

export function TopBar({ selection, themeSetting }: TopBarProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <Bar>
      <Inner>
        <Home to={routes.home} aria-label={t('shell.menu.home')}>
          <Logo size={28} />
          {brand.product}
        </Home>
        <Wide><MainMenu selection={selection} /></Wide>
        <Space />
        <Widest>
          <TokenPrice />
          <BuyLink />
        </Widest>
        <Wide>
          <ThemeMenu setting={themeSetting} />
          <LanguageMenu />
        </Wide>
        <Account>
          <UserMenu connectVariant={pathname === routes.earn ? 'primary' : 'secondary'} />
        </Account>
      </Inner>
    </Bar>
  )
}
