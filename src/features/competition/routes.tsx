import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const competitionPages = [
  {
    path: routes.competition,
    Page: lazyPage(() => import('./CompetitionPage'), ['competition', 'indexStatus']),
    titleKey: 'shell.title.competition',
  },
] as const
