import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes one staking bar. */
export function stakingBarManifest(deployment: IndexedDeployment, bar: string): Manifest {
  return createManifest([
    createDataSource(deployment, bar, {
      name: 'Bar',
      abis: { Bar: './abis/StakingBar.json' },
      entities: ['BarDailySnapshot'],
      handlers: { 'DailySnapshot(uint256,uint256)': 'handleDailySnapshot' },
    }),
  ])
}
