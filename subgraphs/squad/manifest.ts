import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes the squad's NFTs; undefined if the network has none. */
export function squadManifest(deployment: IndexedDeployment): Manifest | undefined {
  const squad = deployment.squad?.contracts.squad
  if (squad === undefined) return undefined
  return createManifest([
    createDataSource(deployment, squad, {
      name: 'Squad',
      abis: { Squad: './abis/Squad.json' },
      entities: ['Contract', 'Owner', 'Token', 'Transaction'],
      handlers: { 'Transfer(indexed address,indexed address,indexed uint256)': 'handleTransfer' },
    }),
  ])
}
