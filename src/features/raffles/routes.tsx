import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const rafflesPages = [
  { path: routes.raffles, Page: lazyPage(() => import('./RafflesPage'), ['raffles']), titleKey: 'shell.title.raffles' },
] as const
