import { routes } from '@/config/routes'
import { lazyPage } from '@/widgets/pages/lazyPage'

export const predictionPages = [
  {
    path: routes.prediction,
    Page: lazyPage(() => import('./PredictionPage'), ['prediction']),
    titleKey: 'shell.title.prediction',
  },
  {
    path: routes.predictionLeaderboard,
    Page: lazyPage(() => import('./LeaderboardPage'), ['prediction']),
    titleKey: 'shell.title.predictionLeaderboard',
  },
  {
    path: routes.predictionRound,
    Page: lazyPage(() => import('./RoundPage'), ['prediction']),
    titleKey: 'shell.title.prediction',
  },
] as const
