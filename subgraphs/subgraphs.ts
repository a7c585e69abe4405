import { competitionManifest } from './competition/manifest.ts'
import { exchangeManifest } from './exchange/manifest.ts'
import { farmAuctionsManifest } from './farm-auctions/manifest.ts'
import { lotteryManifest } from './lottery/manifest.ts'
import type { IndexedDeployment, Manifest } from './manifest.ts'
import { nftMarketManifest } from './nft-market/manifest.ts'
import { predictionManifest } from './prediction/manifest.ts'
import { profileManifest } from './profile/manifest.ts'
import { squadManifest } from './squad/manifest.ts'
import { stakingBarManifest } from './staking-bar/manifest.ts'
import { vaultsManifest } from './vaults/manifest.ts'

/** Manifests of those that are named as their folders, and that not every network has. */
const manifests = {
  vaults: vaultsManifest,
  prediction: predictionManifest,
  lottery: lotteryManifest,
  profile: profileManifest,
  'nft-market': nftMarketManifest,
  competition: competitionManifest,
  'farm-auctions': farmAuctionsManifest,
  squad: squadManifest,
} as const

/** A subgraph of a network. */
export interface NetworkSubgraph {
  /** The name that it is deployed and queried by. */
  readonly name: string
  /** Folder of its schema and mappings, which several may share. */
  readonly folder: keyof typeof manifests | 'exchange' | 'staking-bar'
  readonly manifest: Manifest
}

/** The subgraphs of the contracts that a network has. */
export function subgraphsOf(deployment: IndexedDeployment): readonly NetworkSubgraph[] {
  const optional = (Object.keys(manifests) as (keyof typeof manifests)[]).flatMap((name) => {
    const manifest = manifests[name](deployment)
    return manifest === undefined ? [] : [{ name, folder: name, manifest }]
  })
  const bars = Object.values(deployment.vaults.list).flatMap(({ yieldSource: { bar, subgraph } }) =>
    bar === undefined || subgraph === undefined ? [] : [{ bar, name: subgraph }],
  )
  return [
    { name: 'exchange', folder: 'exchange', manifest: exchangeManifest(deployment) },
    ...optional,
    ...bars.map(
      ({ bar, name }) => ({ name, folder: 'staking-bar', manifest: stakingBarManifest(deployment, bar) }) as const,
    ),
  ]
}
