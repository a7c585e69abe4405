import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const lotteryPages = [
  { path: routes.lottery, Page: lazyPage(() => import('./LotteryPage'), ['lottery']), titleKey: 'shell.title.lottery' },
  {
    path: routes.lotteryDraw,
    Page: lazyPage(() => import('./DrawPage'), ['lottery']),
    titleKey: 'shell.title.lotteryDraw',
  },
] as const
