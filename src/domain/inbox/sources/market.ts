import { combineReadings } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { claimRevenueTx } from '@/domain/nft-market/marketTx'
import { tradeContractsOf } from '@/domain/nft-market/tradeContracts'
import { pendingRevenueReading } from '@/domain/nft-market/tradeReads'
import type { Findings, InboxSource } from '../item'

/** Fees that the account has earned on the NFT market. Prices of sales are paid at once. */
export const marketSource: InboxSource = {
  area: 'nfts',
  readings: ({ network, account }) => {
    const contracts = tradeContractsOf(network)
    if (contracts === undefined) return []
    return [
      combineReadings(
        [pendingRevenueReading(contracts.market, account)],
        (wei): Findings => ({
          items:
            wei === 0n
              ? []
              : [
                  {
                    id: 'nft revenue',
                    area: 'nfts',
                    kind: 'claim',
                    title: { key: 'inbox.title.nfts' },
                    amounts: [{ currency: contracts.wrapped, wei }],
                    path: routes.nftProfile,
                    claim: claimRevenueTx(contracts, wei),
                  },
                ],
        }),
      ),
    ]
  },
}
