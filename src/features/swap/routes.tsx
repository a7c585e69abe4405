import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const swapPages = [
  { path: routes.swap, Page: lazyPage(() => import('./SwapPage'), ['swap', 'address']), titleKey: 'shell.title.swap' },
] as const
