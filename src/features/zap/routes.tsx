import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const zapPages = [
  { path: routes.zap, Page: lazyPage(() => import('./ZapPage'), ['zap']), titleKey: 'shell.title.zap' },
] as const
