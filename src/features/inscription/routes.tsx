import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const inscriptionPages = [
  {
    path: routes.inscription,
    Page: lazyPage(() => import('./InscriptionPage'), ['inscription', 'address']),
    titleKey: 'shell.title.inscription',
  },
  {
    path: routes.bridgeStatus,
    Page: lazyPage(() => import('./BridgePage'), ['inscription']),
    titleKey: 'shell.title.bridgeStatus',
  },
] as const
