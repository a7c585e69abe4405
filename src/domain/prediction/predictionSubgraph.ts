import type { SubgraphUrls } from '@/api/queryGraph'
import { getDeployment } from '@/config/deployment'

/** URLs of the market's subgraph; undefined on a network without one. */
export function getPredictionSubgraph(): SubgraphUrls | undefined {
  return getDeployment().subgraphs['prediction']
}
