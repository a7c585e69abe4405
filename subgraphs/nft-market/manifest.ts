import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes the NFT market; undefined if the network has none. */
export function nftMarketManifest(deployment: IndexedDeployment): Manifest | undefined {
  const { market, bunnies = '' } = deployment.nftMarket?.contracts ?? {}
  if (market === undefined) return undefined
  return createManifest([
    createDataSource(deployment, market, {
      name: 'NftMarket',
      abis: { NftMarket: './abis/NftMarket.json', Collectible: './abis/Collectible.json' },
      entities: ['Collection', 'NFT', 'User', 'AskOrder', 'Transaction', 'CollectionDayData', 'MarketPlaceDayData'],
      handlers: {
        'CollectionNew(indexed address,indexed address,indexed address,uint256,uint256)': 'handleCollectionNew',
        'CollectionUpdate(indexed address,indexed address,indexed address,uint256,uint256)': 'handleCollectionUpdate',
        'CollectionClose(indexed address)': 'handleCollectionClose',
        'AskNew(indexed address,indexed address,indexed uint256,uint256)': 'handleAskNew',
        'AskUpdate(indexed address,indexed address,indexed uint256,uint256)': 'handleAskUpdate',
        'AskCancel(indexed address,indexed address,indexed uint256)': 'handleAskCancel',
        'Trade(indexed address,indexed uint256,indexed address,address,uint256,uint256,bool)': 'handleTrade',
        'RevenueClaim(indexed address,uint256)': 'handleRevenueClaim',
      },
      // Empty if the network has no bunnies.
      context: { bunnies: bunnies.toLowerCase() },
    }),
  ])
}
