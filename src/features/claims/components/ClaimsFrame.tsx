import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { SubNav } from '@/ui/SubNav'

const pages = [
  { path: routes.claims, key: 'claims.nav.campaigns' },
  { path: routes.preSeeds, key: 'shell.title.preSeeds' },
  { path: routes.stakeWrapper, key: 'shell.title.stakeWrapper' },
  { path: routes.swapPool, key: 'shell.title.swapPool' },
  { path: routes.roleToken, key: 'shell.title.roleToken' },
] as const

/** A page of the claims, below its intro and the links to the other ones. */
export function ClaimsFrame({ intro, children }: { readonly intro: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      {intro}
      <SubNav aria-label={t('claims.nav')}>
        {pages.map(({ path, key }) => (
          <NavLink key={path} to={path} end>
            {t(key)}
          </NavLink>
        ))}
      </SubNav>
      {children}
    </Stack>
  )
}
