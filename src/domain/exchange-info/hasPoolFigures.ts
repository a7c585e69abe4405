import { fromDeployment } from '@/config/deployment'

/** Whether the network has an exchange subgraph. */
export const hasPoolFigures = fromDeployment((deployment) => deployment.subgraphs['exchange'] !== undefined)
