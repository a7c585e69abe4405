import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

const PAIR_ABI = '../../node_modules/@uniswap/v2-core/build/IUniswapV2Pair.json'

/** Indexes the trading competitions, and the swaps in the pools that count for them; undefined if the network has none. */
export function competitionManifest(deployment: IndexedDeployment): Manifest | undefined {
  const { contracts = {}, pairs = [], pricePair } = deployment.competition ?? {}
  const list = Object.values(contracts)
  if (list.length === 0 || pricePair === undefined) return undefined
  const competitions = list.map((address) => address.toLowerCase()).join(',')
  return createManifest([
    ...list.map((address, index) =>
      createDataSource(deployment, address, {
        name: numbered('Competition', index),
        abis: { Competition: './abis/Competition.json' },
        entities: ['Competition', 'Team', 'User'],
        handlers: {
          'NewCompetitionStatus(uint8)': 'handleNewCompetitionStatus',
          'UserRegister(address,uint256)': 'handleUserRegister',
          'UserUpdateMultiple(address[],uint256)': 'handleUserUpdateMultiple',
          'WinningTeam(uint256)': 'handleWinningTeam',
          'RewardClaim(indexed address,uint256,uint256,uint256)': 'handleRewardClaim',
        },
      }),
    ),
    createDataSource(deployment, pricePair.pair, {
      name: 'PricePair',
      abis: { Pair: PAIR_ABI },
      entities: ['Bundle'],
      handlers: { 'Sync(uint112,uint112)': 'handleSync' },
      context: { usdcIndex: String(pricePair.usdcIndex) },
    }),
    ...pairs.map(({ pair, quote, quoteIndex }, index) =>
      createDataSource(deployment, pair, {
        name: numbered('Pair', index),
        abis: { Pair: PAIR_ABI },
        entities: ['Competition', 'Team', 'User', 'Trade'],
        handlers: { 'Swap(indexed address,uint256,uint256,uint256,uint256,indexed address)': 'handleSwap' },
        context: { competitions, quote, quoteIndex: String(quoteIndex) },
      }),
    ),
  ])
}

/** Names of sources are unique; the mapping imports the code that is generated for the first ones. */
function numbered(name: string, index: number): string {
  return index === 0 ? name : `${name}${index + 1}`
}
