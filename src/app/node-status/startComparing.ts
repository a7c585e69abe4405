import { ensureRanking } from '@/chain/nodes/ranking'
import { getDeployment } from '@/config/deployment'
import type { AppStore } from '@/store/appStore'
import { agreement, comparison, disagreementCount } from '@/store/multicall/agreement'
import { createFigureComparing } from '@/store/multicall/figureComparing'

/** Starts comparing the page's values between nodes. Returns the function that stops it. */
export function startComparing(store: AppStore): () => void {
  const { contracts, chainId } = getDeployment()
  const { multicall } = contracts
  if (multicall === undefined) return () => undefined
  const comparing = createFigureComparing({
    store,
    chainId,
    multicall,
    nodes: ensureRanking,
    agreement,
    disagreementCount,
  })
  comparison.set(() => comparing.compareNow())
  return () => {
    comparing.stop()
    comparison.set(undefined)
    agreement.set('none')
  }
}
