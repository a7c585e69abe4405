import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const nftMarketPages = [
  {
    path: routes.nfts,
    Page: lazyPage(() => import('./NftsPage'), ['nftMarket', 'indexStatus']),
    titleKey: 'shell.title.nfts',
  },
  {
    path: routes.nftCollections,
    Page: lazyPage(() => import('./CollectionsPage'), ['nftMarket', 'indexStatus']),
    titleKey: 'shell.title.nftCollections',
  },
  {
    path: routes.nftCollection,
    Page: lazyPage(() => import('./CollectionPage'), ['nftMarket', 'indexStatus', 'address']),
    titleKey: 'shell.title.nftCollection',
  },
  {
    path: routes.nftActivity,
    Page: lazyPage(() => import('./ActivityPage'), ['nftMarket', 'indexStatus', 'chart']),
    titleKey: 'shell.title.nftActivity',
  },
  {
    path: routes.nftItem,
    Page: lazyPage(() => import('./ItemPage'), ['nftTrade', 'nftMarket', 'indexStatus']),
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
