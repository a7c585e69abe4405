import { matchPath } from 'react-router-dom'
import { allowancesPages } from '@/features/allowances/routes'
import { earnPages } from '@/features/earn/routes'
import { homePages } from '@/features/home/routes'
import { inscriptionPages } from '@/features/inscription/routes'
import { kitPages } from '@/features/kit/routes'
import { liquidityPages } from '@/features/liquidity/routes'
import { lockPages } from '@/features/lock/routes'
import { nftPages } from '@/features/nft/routes'
import { portfolioPages } from '@/features/portfolio/routes'
import { swapPages } from '@/features/swap/routes'
import { takeProfitPages } from '@/features/take-profit/routes'
import { vaultPages } from '@/features/vault/routes'
import { zapPages } from '@/features/zap/routes'
import type { TextSet, TranslationKey } from '@/i18n/keys'
import type { LazyPage } from '@/widgets/pages/lazyPage'

interface BuiltPage {
  readonly path: string
  readonly Page: LazyPage
  readonly titleKey: TranslationKey
}

/** The pages that are built. Each feature lists its own in its routes.tsx; those of a new one are added here. */
export const builtPages: readonly BuiltPage[] = [
  ...homePages,
  ...earnPages,
  ...vaultPages,
  ...takeProfitPages,
  ...zapPages,
  ...swapPages,
  ...liquidityPages,
  ...lockPages,
  ...inscriptionPages,
  ...nftPages,
  ...portfolioPages,
  ...allowancesPages,
  ...kitPages,
]

function pageAt(path: string): BuiltPage | undefined {
  return builtPages.find((built) => matchPath(built.path, path) !== null)
}

/** The texts that the page at `path` shows besides `common`. */
export function textSetsAt(path: string): readonly TextSet[] {
  return pageAt(path)?.Page.sets ?? []
}

/**
 * Fetches the code of the page at `path`, so that the first drawing shows it at once. Ends with it or after
 * `patienceMs`, and never fails: the page itself tries again when it is shown, and says Loading meanwhile.
 */
export async function preloadPage(path: string, patienceMs = 300): Promise<void> {
  const page = pageAt(path)
  if (page === undefined) return
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([page.Page.preload(), patience]).catch(() => undefined)
}
