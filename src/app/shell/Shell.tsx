import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import { useIsPainted } from '@/hooks/useIsPainted'
import { useTranslation } from '@/i18n/useTranslation'
import { readReferral } from '@/platform/referral'
import { Container } from '@/ui/layout'
import { theme } from '@/ui/theme'
import { useThemeChoice } from '@/ui/useThemeChoice'
import { OutageProvider } from '@/widgets/figures/outage'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { deferredPart } from '../deferredPart'
import { selectMenu } from '../navigation'
import { useRouteFocus } from '../useRouteFocus'
import { PhoneBar } from './PhoneBar'
import { SubNavigation } from './SubNavigation'
import { TopBar } from './TopBar'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`
const SkipLink = styled.a`
  position: fixed;
  z-index: ${theme.layer.popup};
  inset-block-start: -100px;
  inset-inline-start: ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[24]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sun};
  color: ${theme.color.onSun};
  &:focus {
    inset-block-start: ${theme.space[12]};
  }
`
const Main = styled(Container).attrs({ as: 'main' })`
  flex: 1;
  padding-block: ${theme.space[36]} ${theme.space[72]};
  outline: none;
  ${theme.media.phone} {
    padding-block: ${theme.space[24]} ${theme.space[48]};
  }
`

// Rarely needed, or below the page's content.
const ReferralNotice = deferredPart('ReferralNotice')
const SiteMenu = lazy(async () => ({ default: (await import('./SiteMenu')).SiteMenu }))
const Footer = deferredPart('Footer')
const TimePanel = import.meta.env.DEV
  ? lazyPart(async () => (await import('../dev/TimePanel')).TimePanel, ['dev'])
  : undefined
const SiteNotices = deferredPart('SiteNotices')

/** The frame of every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { key, pathname } = useLocation()
  // Bound to the location where it was opened, so it closes on navigation.
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>()
  const openMenu = () => setMenuOpenedAt(key)
  const selection = selectMenu(pathname)
  const themeSetting = useThemeChoice()
  const mainRef = useRouteFocus()
  const isPainted = useIsPainted()
  // The hash may be the router's.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    mainRef.current?.focus()
  }
  return (
    <OutageProvider>
      <Frame>
        <SkipLink href="#main" onClick={skip}>
          {t('shell.skip')}
        </SkipLink>
        <TopBar selection={selection} themeSetting={themeSetting} onMenu={openMenu} />
        <SubNavigation selection={selection} />
        <Main id="main" tabIndex={-1} ref={mainRef}>
          {children}
        </Main>
        {isPainted && readReferral() !== undefined && (
          <Suspense>
            <ReferralNotice />
          </Suspense>
        )}
        <Suspense>{isPainted && <Footer />}</Suspense>
        {TimePanel !== undefined && getDeployment().network === 'devnet' && (
          <Suspense>{isPainted && <TimePanel />}</Suspense>
        )}
        <PhoneBar selection={selection} onMenu={openMenu} />
        {isPainted && (
          <Suspense>
            <SiteNotices />
            {menuOpenedAt === key && (
              <SiteMenu onClose={() => setMenuOpenedAt(undefined)} selection={selection} themeSetting={themeSetting} />
            )}
          </Suspense>
        )}
      </Frame>
    </OutageProvider>
  )
}
