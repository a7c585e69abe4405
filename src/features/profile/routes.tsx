import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const profilePages = [
  { path: routes.profile, Page: lazyPage(() => import('./ProfilePage'), ['profile']), titleKey: 'shell.title.profile' },
  {
    path: routes.createProfile,
    Page: lazyPage(() => import('./CreateProfilePage'), ['profile']),
    titleKey: 'shell.title.createProfile',
  },
  { path: routes.teams, Page: lazyPage(() => import('./TeamsPage'), ['profile']), titleKey: 'shell.title.teams' },
  { path: routes.team, Page: lazyPage(() => import('./TeamPage'), ['profile']), titleKey: 'shell.title.team' },
] as const
