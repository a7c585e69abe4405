import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const squadPages = [
  { path: routes.squad, Page: lazyPage(() => import('./SquadPage'), ['squad']), titleKey: 'shell.title.squad' },
] as const
