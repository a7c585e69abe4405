import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const vaultPages = [
  { path: routes.vault, Page: lazyPage(() => import('./VaultPage'), ['vault']), titleKey: 'shell.title.vault' },
] as const
