import { exchangeManifest } from './exchange/manifest.ts'
import { lotteryManifest } from './lottery/manifest.ts'
import type { IndexedDeployment, Manifest } from './manifest.ts'
import { predictionManifest } from './prediction/manifest.ts'
import { stakingBarManifest } from './staking-bar/manifest.ts'
import { vaultsManifest } from './vaults/manifest.ts'

/** A subgraph of a network. */
export interface NetworkSubgraph {
  /** The name that it is deployed and queried by. */
  readonly name: string
  /** Folder of its schema and mappings, which several may share. */
  readonly folder: 'exchange' | 'lottery' | 'prediction' | 'staking-bar' | 'vaults'
  readonly manifest: Manifest
}

/** The subgraphs of the contracts that a network has. */
export function subgraphsOf(deployment: IndexedDeployment): readonly NetworkSubgraph[] {
  const vaults = vaultsManifest(deployment)
  const prediction = predictionManifest(deployment)
  const lottery = lotteryManifest(deployment)
  const bars = Object.values(deployment.vaults.list).flatMap(({ yieldSource: { bar, subgraph } }) =>
    bar === undefined || subgraph === undefined ? [] : [{ bar, name: subgraph }],
  )
  return [
    { name: 'exchange', folder: 'exchange', manifest: exchangeManifest(deployment) },
    ...(vaults === undefined ? [] : [{ name: 'vaults', folder: 'vaults', manifest: vaults } as const]),
    ...(prediction === undefined ? [] : [{ name: 'prediction', folder: 'prediction', manifest: prediction } as const]),
    ...(lottery === undefined ? [] : [{ name: 'lottery', folder: 'lottery', manifest: lottery } as const]),
    ...bars.map(
      ({ bar, name }) => ({ name, folder: 'staking-bar', manifest: stakingBarManifest(deployment, bar) }) as const,
    ),
  ]
}
