import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes the prediction market; undefined if the network has none. */
export function predictionManifest(deployment: IndexedDeployment): Manifest | undefined {
  const { prediction } = deployment.prediction.contracts
  if (prediction === undefined) return undefined
  return createManifest([
    createDataSource(deployment, prediction, {
      name: 'Prediction',
      abis: { Prediction: '../../abis/Prediction.json' },
      entities: ['Market', 'Round', 'User', 'Bet'],
      handlers: {
        'StartRound(indexed uint256)': 'handleStartRound',
        'LockRound(indexed uint256,indexed uint256,int256)': 'handleLockRound',
        'EndRound(indexed uint256,indexed uint256,int256)': 'handleEndRound',
        'CancelRound(indexed uint256)': 'handleCancelRound',
        'RewardsCalculated(indexed uint256,uint256,uint256,uint256)': 'handleRewardsCalculated',
        'BetBull(indexed address,indexed uint256,uint256)': 'handleBetBull',
        'BetBear(indexed address,indexed uint256,uint256)': 'handleBetBear',
        'Claim(indexed address,indexed uint256,uint256)': 'handleClaim',
        'Pause(indexed uint256)': 'handlePause',
        'Unpause(indexed uint256)': 'handleUnpause',
      },
    }),
  ])
}
