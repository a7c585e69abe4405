import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes the lottery; undefined if the network has none. */
export function lotteryManifest(deployment: IndexedDeployment): Manifest | undefined {
  const { lottery } = deployment.lottery.contracts
  if (lottery === undefined) return undefined
  return createManifest([
    createDataSource(deployment, lottery, {
      name: 'Lottery',
      abis: { Lottery: '../../abis/Lottery.json' },
      entities: ['Lottery', 'User', 'Round'],
      handlers: {
        'LotteryOpen(indexed uint256,uint256,uint256,uint256,uint256,uint256)': 'handleLotteryOpen',
        'LotteryClose(indexed uint256,uint256)': 'handleLotteryClose',
        'LotteryNumberDrawn(indexed uint256,uint256,uint256)': 'handleLotteryNumberDrawn',
        'TicketsPurchase(indexed address,indexed uint256,uint256)': 'handleTicketsPurchase',
        'TicketsClaim(indexed address,uint256,indexed uint256,uint256)': 'handleTicketsClaim',
      },
    }),
  ])
}
