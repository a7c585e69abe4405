import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes the farm auctions; undefined if the network has none. */
export function farmAuctionsManifest(deployment: IndexedDeployment): Manifest | undefined {
  const farmAuction = deployment.auctions?.contracts.farmAuction
  if (farmAuction === undefined) return undefined
  return createManifest([
    createDataSource(deployment, farmAuction, {
      name: 'FarmAuction',
      abis: { FarmAuction: './abis/FarmAuction.json' },
      entities: ['Auction', 'Bidder', 'BidderTotal', 'Bid'],
      handlers: {
        'AuctionStart(indexed uint256,uint256,uint256,uint256,uint256)': 'handleAuctionStart',
        'AuctionBid(indexed uint256,indexed address,uint256)': 'handleAuctionBid',
        'AuctionExtend(indexed uint256,uint256)': 'handleAuctionExtend',
        'AuctionClose(indexed uint256,uint256,uint256)': 'handleAuctionClose',
        'AuctionClaim(indexed uint256,indexed address,uint256,bool)': 'handleAuctionClaim',
        'WhitelistAdd(indexed address)': 'handleWhitelistAdd',
        'WhitelistRemove(indexed address)': 'handleWhitelistRemove',
      },
    }),
  ])
}
