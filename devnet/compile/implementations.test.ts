import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EventFragment, FunctionFragment, Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { readArtifacts } from './artifacts.ts'

/** ABIs that the app uses, and the local contracts that must implement them. */
const IMPLEMENTATIONS: readonly (readonly [string, readonly string[]])[] = [
  ['Vault', ['Vault']],
  ['NativeVault', ['NativeVault']],
  ['VaultFactory', ['VaultFactory']],
  ['MasterChef', ['MasterChef', 'CakeMasterChef']],
  ['CakeMasterChef', ['CakeMasterChef']],
  ['SmartChef', ['SmartChef', 'NativeRewardSmartChef']],
  ['NativeSmartChef', ['NativeSmartChef']],
  ['CakeVault', ['CakeVault']],
  ['StakeWrapper', ['StakeWrapper']],
  ['Prediction', ['Prediction']],
  ['PredictionV1', ['PredictionV1']],
  ['AggregatorV3', ['PoolPriceFeed']],
  ['Lottery', ['Lottery']],
  ['BlockHashRandom', ['BlockHashRandom']],
  ['FarmPerSecond', ['FarmPerSecond']],
  ['Rewarder', ['Rewarder']],
  ['LendingMarket', ['LendingMarket']],
  ['MarketAccrual', ['LendingMarket']],
  ['InterestVault', ['InterestVault']],
  ['InterestRates', ['InterestRates']],
  ['StableSwap', ['StableSwap']],
  ['StakingBar', ['StakingBar']],
  ['PriceRouter', ['PriceRouter']],
  ['Multicall', ['Multicall']],
  ['Erc20', ['TestToken', 'WrappedCro', 'Vault', 'NativeVault', 'UniswapV2Pair', 'OwnedToken', 'StakingBar']],
  ['Erc721', ['OptionNft']],
  ['Wcro', ['WrappedCro']],
  ['Pair', ['UniswapV2Pair']],
  ['PairLiquidity', ['UniswapV2Pair']],
  ['PairFactory', ['UniswapV2Factory']],
  ['LiquidityRouter', ['UniswapV2Router02']],
  ['SwapRouter', ['UniswapV2Router02']],
  ['Profile', ['Profile']],
  ['Bunnies', ['Bunnies']],
  ['BunnyFactory', ['BunnyFactory']],
  ['PointCampaign', ['PointCampaign']],
  ['ProfileRefund', ['ProfileRefund']],
  ['EarlyBunnies', ['EarlyBunnies']],
  ['TeamBunnies', ['TeamBunnies']],
  ['PreSeed', ['PreSeed']],
  ['ClaimToken', ['ClaimToken']],
  ['RoleToken', ['RoleToken']],
  ['SwapPool', ['SwapPool']],
  ['NftMarket', ['NftMarket']],
  ['TradingCompetition', ['TradingCompetition']],
  ['FarmAuction', ['FarmAuction']],
  ['SquadSale', ['SquadSale']],
  ['Squad', ['Squad']],
  ['Raffle', ['Raffle']],
  ['Ifo', ['Ifo']],
  ['IfoV1', ['IfoV1']],
  ['PointCenter', ['PointCenter']],
]

/** Signatures of all functions and events, with their outputs. */
function signatures(abi: Interface): readonly string[] {
  return abi.fragments.flatMap((fragment) => {
    if (EventFragment.isFragment(fragment)) return [`event ${fragment.format('sighash')}`]
    if (!FunctionFragment.isFragment(fragment)) return []
    return [`${fragment.format('sighash')} -> ${fragment.outputs.map((output) => output.format('sighash')).join()}`]
  })
}

describe('local contracts', () => {
  it.each(IMPLEMENTATIONS)('implement %s.json: %s', async (name, contracts) => {
    const artifacts = await readArtifacts()
    const wanted = new Interface(readFileSync(join(paths.abis, `${name}.json`), 'utf8'))
    for (const contract of contracts) {
      const offered = new Set(signatures(new Interface(artifacts[contract]?.abi ?? [])))
      expect(
        signatures(wanted).filter((signature) => !offered.has(signature)),
        contract,
      ).toEqual([])
    }
  })
})
