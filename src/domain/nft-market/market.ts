import type { SubgraphUrls } from '@/api/queryGraph'
import { type Deployment, fromDeployment } from '@/config/deployment'
import { type Address, isSameAddress } from '@/lib/hex'

/** The NFT market of a network. */
export interface NftMarket {
  readonly address: Address
  /** The collection whose kinds are traded as one. */
  readonly bunnies: Address
  readonly multicall: Address
  readonly wcro: Address
  /** URL of the service of metadata; undefined if the network has none. */
  readonly serviceUrl: string | undefined
  /** URLs of its subgraph; undefined if the network has none. */
  readonly subgraphUrls: SubgraphUrls | undefined
}

/** The NFT market of a deployment; undefined if one of its contracts is missing. */
export function nftMarketOf(network: Deployment): NftMarket | undefined {
  const { market, bunnies } = network.nftMarket?.contracts ?? {}
  const { multicall, wcro } = network.contracts
  if (market === undefined || bunnies === undefined || multicall === undefined || wcro === undefined) return undefined
  return {
    address: market,
    bunnies,
    multicall,
    wcro,
    serviceUrl: network.services['nft'],
    subgraphUrls: network.subgraphs['nft-market'],
  }
}

/** The NFT market of the current deployment. */
export const getNftMarket = fromDeployment(nftMarketOf)

/** Whether a collection is the one of the bunnies. */
export function isBunnies(market: NftMarket, collection: Address): boolean {
  return isSameAddress(market.bunnies, collection)
}
