import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const nftMarketPages = [
  {
    path: routes.nftItem,
    Page: lazyPage(() => import('./ItemPage'), ['nftTrade']),
    titleKey: 'shell.title.nftItem',
  },
  {
    path: routes.nftProfile,
    Page: lazyPage(() => import('./NftProfilePage'), ['nftTrade', 'indexStatus', 'chart']),
    titleKey: 'shell.title.nftProfile',
  },
  {
    path: routes.playerProfile,
    Page: lazyPage(() => import('./PlayerPage'), ['nftTrade', 'profile', 'indexStatus', 'chart']),
    titleKey: 'shell.title.playerProfile',
  },
] as const
