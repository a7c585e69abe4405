import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const farmsPages = [
  { path: routes.farms, Page: lazyPage(() => import('./FarmsPage'), ['farms']), titleKey: 'shell.title.farms' },
] as const
