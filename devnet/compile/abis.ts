import type { JsonFragment } from 'ethers'
import { paths } from '../paths.ts'
import { compile } from './compile.ts'
import { readSources } from './sources.ts'

/** Files in abis/, each generated from the interface I<name>. */
const ABI_NAMES = [
  'Vault',
  'NativeVault',
  'VaultFactory',
  'MasterChef',
  'CakeMasterChef',
  'SmartChef',
  'NativeSmartChef',
  'CakeVault',
  'StakeWrapper',
  'Prediction',
  'PredictionV1',
  'AggregatorV3',
  'Lottery',
  'BlockHashRandom',
  'RewardPerBlock',
  'FarmPerSecond',
  'Rewarder',
  'LendingMarket',
  'MarketAccrual',
  'InterestVault',
  'InterestRates',
  'StableSwap',
  'StakingBar',
  'PriceRouter',
  'Multicall',
  'Erc20',
  'Erc20Permit',
  'Erc721',
  'Erc721Metadata',
  'Wcro',
  'Pair',
  'PairLiquidity',
  'PairFactory',
  'LiquidityRouter',
  'SwapRouter',
  'CroLock',
  'OptionNft',
  'OptionExercise',
  'LoyaltyNft',
  'LoyaltyClaim',
  'Zap',
  'BridgeStatus',
  'NameRegistry',
  'NameResolver',
  'Profile',
  'Bunnies',
  'BunnyFactory',
  'BunnySpecial',
  'BunnySpecialLottery',
  'PointCampaign',
  'ProfileRefund',
  'EarlyBunnies',
  'TeamBunnies',
  'PreSeed',
  'ClaimToken',
  'RoleToken',
  'SwapPool',
  'NftMarket',
  'NftCollection',
  'TradingCompetition',
  'FarmAuction',
  'SquadSale',
  'Squad',
  'Raffle',
  'Ifo',
  'IfoV1',
  'PointCenter',
] as const

/**
 * Text of every ABI file by file name, from devnet/contracts/interfaces.
 * Throws for overloaded functions: the generated contracts identify functions by name, not by signature.
 */
export async function buildAbiFiles(): Promise<Readonly<Record<string, string>>> {
  const compiled = await compile(readSources(paths.interfaces), ['abi'])
  return Object.fromEntries(
    ABI_NAMES.map((name) => {
      const contract = compiled[`I${name}`]
      if (contract === undefined) throw new Error(`No interface I${name} in ${paths.interfaces}`)
      assertNoOverloads(name, contract.abi)
      return [`${name}.json`, `${JSON.stringify(contract.abi, undefined, 2)}\n`]
    }),
  )
}

function assertNoOverloads(name: string, abi: readonly JsonFragment[]): void {
  const functions = abi.filter((fragment) => fragment.type === 'function').map((fragment) => fragment.name)
  const repeated = functions.find((fn, index) => functions.indexOf(fn) !== index)
  if (repeated !== undefined) throw new Error(`${name} overloads ${repeated}`)
}
