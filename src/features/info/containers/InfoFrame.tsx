import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { routes } from '@/config/routes'
import { hasPoolFigures } from '@/domain/exchange-info/hasPoolFigures'
import { useTranslation } from '@/i18n/useTranslation'
import { Row } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SubNav } from '@/ui/SubNav'
import { theme } from '@/ui/theme'
import { CurrencySwitch } from './CurrencySwitch'

const pages = [
  { path: routes.info, key: 'info.nav.overview' },
  { path: routes.infoPools, key: 'info.nav.pools' },
  { path: routes.infoTokens, key: 'info.nav.tokens' },
] as const

/** As high as the window from the start, so that the footer does not move. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[24]};
  min-block-size: 100vh;
  min-inline-size: 0;
`
export interface InfoFrameProps {
  readonly header: ReactNode
  readonly children: ReactNode
}

/** What all info pages have: the other pages, and the currency of all figures. Says so on a network without the index. */
export function InfoFrame({ header, children }: InfoFrameProps) {
  const { t } = useTranslation()
  return (
    <Frame>
      {header}
      {hasPoolFigures() ? (
        <>
          <Row justify="space-between" gap={12}>
            <SubNav aria-label={t('info.nav')}>
              {pages.map(({ path, key }) => (
                <NavLink key={path} to={path} end>
                  {t(key)}
                </NavLink>
              ))}
            </SubNav>
            <CurrencySwitch />
          </Row>
          {children}
        </>
      ) : (
        <Notice tone="info" title={t('info.missing')}>
          {t('info.missing.body')}
        </Notice>
      )}
    </Frame>
  )
}
