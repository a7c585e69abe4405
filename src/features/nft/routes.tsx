import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const nftPages = [
  {
    path: `${routes.nft}/*`,
    Page: lazyPage(() => import('./NftPage'), ['nft']),
    titleKey: 'shell.title.nft',
  },
] as const
