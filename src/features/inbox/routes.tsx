import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const inboxPages = [
  { path: routes.inbox, Page: lazyPage(() => import('./InboxPage'), ['inbox']), titleKey: 'shell.title.inbox' },
] as const
