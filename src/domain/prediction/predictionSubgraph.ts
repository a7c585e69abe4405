import { getDeployment } from '@/config/deployment'

/** URL of the market's subgraph; undefined on a network without one. */
export function getPredictionSubgraph(): string | undefined {
  return getDeployment().services.predictionSubgraph
}
