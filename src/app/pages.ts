import { matchPath } from 'react-router-dom'
import { allowancesPages } from '@/features/allowances/routes'
import { auctionPages } from '@/features/auction/routes'
import { claimsPages } from '@/features/claims/routes'
import { competitionPages } from '@/features/competition/routes'
import { earnPages } from '@/features/earn/routes'
import { farmsPages } from '@/features/farms/routes'
import { homePages } from '@/features/home/routes'
import { ifoPages } from '@/features/ifo/routes'
import { inboxPages } from '@/features/inbox/routes'
import { infoPages } from '@/features/info/routes'
import { inscriptionPages } from '@/features/inscription/routes'
import { kitPages } from '@/features/kit/routes'
import { liquidityPages } from '@/features/liquidity/routes'
import { lockPages } from '@/features/lock/routes'
import { lotteryPages } from '@/features/lottery/routes'
import { nftPages } from '@/features/nft/routes'
import { nftMarketPages } from '@/features/nft-market/routes'
import { poolsPages } from '@/features/pools/routes'
import { portfolioPages } from '@/features/portfolio/routes'
import { predictionPages } from '@/features/prediction/routes'
import { profilePages } from '@/features/profile/routes'
import { rafflesPages } from '@/features/raffles/routes'
import { securityPages } from '@/features/security/routes'
import { squadPages } from '@/features/squad/routes'
import { swapPages } from '@/features/swap/routes'
import { takeProfitPages } from '@/features/take-profit/routes'
import { vaultPages } from '@/features/vault/routes'
import { votingPages } from '@/features/voting/routes'
import { zapPages } from '@/features/zap/routes'
import type { TextSet, TranslationKey } from '@/i18n/keys'
import type { LazyPage } from '@/widgets/pages/lazyPage'

interface BuiltPage {
  readonly path: string
  readonly Page: LazyPage
  readonly titleKey: TranslationKey
}

/** The built pages. Each feature lists its own in routes.tsx; new features are added here. */
export const builtPages: readonly BuiltPage[] = [
  ...homePages,
  ...earnPages,
  ...vaultPages,
  ...takeProfitPages,
  ...zapPages,
  ...swapPages,
  ...liquidityPages,
  ...farmsPages,
  ...ifoPages,
  ...auctionPages,
  ...lockPages,
  ...inboxPages,
  ...infoPages,
  ...inscriptionPages,
  ...nftPages,
  ...nftMarketPages,
  ...poolsPages,
  ...lotteryPages,
  ...competitionPages,
  ...claimsPages,
  ...portfolioPages,
  ...predictionPages,
  ...profilePages,
  ...rafflesPages,
  ...squadPages,
  ...votingPages,
  ...allowancesPages,
  ...securityPages,
  ...kitPages,
]

function pageAt(path: string): BuiltPage | undefined {
  return builtPages.find((built) => matchPath(built.path, path) !== null)
}

/** The text sets of the page at `path`, besides `common`. */
export function textSetsAt(path: string): readonly TextSet[] {
  return pageAt(path)?.Page.sets ?? []
}

/**
 * Preloads the code of the page at `path`, for at most `timeoutMs`. Never rejects: the page loads its code itself when
 * it is shown.
 */
export async function preloadPage(path: string, timeoutMs = 300): Promise<void> {
  const page = pageAt(path)
  if (page === undefined) return
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs))
  await Promise.race([page.Page.preload(), timeout]).catch(() => undefined)
}
