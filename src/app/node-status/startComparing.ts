import { ensureRanking } from '@/chain/nodes/ranking'
import { getDeployment } from '@/config/deployment'
import type { AppStore } from '@/store/appStore'
import { agreement, comparison, findings } from '@/store/multicall/agreement'
import { createFigureComparing } from '@/store/multicall/figureComparing'

/** Compares from now on what the page shows with what other nodes say. Returns what ends it. */
export function startComparing(store: AppStore): () => void {
  const { contracts, chainId } = getDeployment()
  const { multicall } = contracts
  if (multicall === undefined) return () => undefined
  const comparing = createFigureComparing({ store, chainId, multicall, nodes: ensureRanking, agreement, findings })
  comparison.set(() => comparing.compareNow())
  return () => {
    comparing.stop()
    comparison.set(undefined)
    agreement.set('none')
  }
}
