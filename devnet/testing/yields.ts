import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { BLOCKS_PER_YEAR, SECONDS_PER_YEAR } from '../tables/network.ts'
import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import type { TestChain } from './testChain.ts'

const PERFORMANCE_FEE_FACTOR = 0.8
const DAYS = 365

type DeployedChain = TestChain & { readonly deployment: DevnetDeployment }
type Source = DevnetDeployment['vaults']['list'][string]['yieldSource']
type FarmSource = Extract<Source, { readonly chef: string }>

const compounded = (apr: number) => ((1 + apr / DAYS) ** DAYS - 1) * PERFORMANCE_FEE_FACTOR

/** Vault APY after fees (1 = 100 %), at the initial prices and the default block time. */
export async function apyOf(chain: DeployedChain, id: string): Promise<number> {
  return compounded(await aprOf(chain, id))
}

/** APR before fees from on-chain reads; for a bar, its current rewards. */
export async function aprOf(chain: DeployedChain, id: string): Promise<number> {
  const vault = chain.deployment.vaults.list[id]
  if (vault === undefined) throw new Error(`No vault ${id}`)
  const { yieldSource: source, underlying } = vault
  switch (source.kind) {
    case 'supplyRatePerBlock':
      return ((await number(chain, 'LendingMarket', source.market, source.kind)) / 1e18) * BLOCKS_PER_YEAR
    case 'supplyRatePerTimestamp':
      return ((await number(chain, 'LendingMarket', source.market, source.kind)) / 1e18) * SECONDS_PER_YEAR
    case 'interestRate':
      return lenderApr(chain, source, underlying)
    case 'staking':
      return (
        ((await number(chain, 'StakingBar', source.bar, 'rewardPerSecond')) * SECONDS_PER_YEAR) /
        (await number(chain, 'StakingBar', source.bar, 'totalStaked'))
      )
    case 'static':
      return 'apy' in source ? Math.log1p(source.apy / 100 / PERFORMANCE_FEE_FACTOR) : source.apr / 100
    default:
      return farmApr(chain, source, underlying)
  }
}

async function lenderApr(
  chain: DeployedChain,
  { vault, config }: Extract<Source, { kind: 'interestRate' }>,
  token: string,
): Promise<number> {
  const debt = (await chain.at('InterestVault', vault).read('vaultDebtVal')) as bigint
  const balance = (await chain.at('TestToken', token).read('balanceOf', [vault])) as bigint
  const rate = (await number(chain, 'InterestRates', config, 'getInterestRate', [debt, balance])) / 1e18
  const kept = 1 - (await number(chain, 'InterestRates', config, 'getReservePoolBps')) / 1e4
  return (rate * SECONDS_PER_YEAR * kept * Number(debt)) / (await number(chain, 'InterestVault', vault, 'totalToken'))
}

async function farmApr(chain: DeployedChain, source: FarmSource, underlying: string): Promise<number> {
  const contract = source.kind === 'farmPerSecond' ? 'FarmPerSecond' : 'MasterChef'
  const units = source.kind === 'farmPerSecond' ? SECONDS_PER_YEAR : BLOCKS_PER_YEAR
  const pool = (await chain.at(contract, source.chef).read('poolInfo', [BigInt(source.poolId)])) as readonly bigint[]
  const share = Number(pool[1]) / (await number(chain, contract, source.chef, 'totalAllocPoint'))
  const rate = await number(
    chain,
    contract,
    source.chef,
    source.kind === 'farmPerSecond' ? 'rewardPerSecond' : 'rewardPerBlock',
  )
  let yearlyUsd = usd(source.rewardToken, rate) * share * units
  for (const { rewardMasterChef, rewardToken } of 'rewarders' in source ? source.rewarders : []) {
    yearlyUsd +=
      usd(rewardToken, await number(chain, 'Rewarder', rewardMasterChef, 'rewardPerSecond')) * SECONDS_PER_YEAR
  }
  return yearlyUsd / (await stakedUsd(chain, source, underlying))
}

async function stakedUsd(chain: DeployedChain, source: FarmSource, underlying: string): Promise<number> {
  const staked = await number(chain, 'TestToken', underlying, 'balanceOf', [source.chef])
  if (source.kind === 'ferro') {
    return (
      (staked / 1e18) *
      usd(source.peg, 10 ** decimalsOf(source.peg)) *
      ((await number(chain, 'StableSwap', source.swap, 'getVirtualPrice')) / 1e18)
    )
  }
  const single = symbolOf(chain, underlying)
  if (single !== undefined) return usd(single, staked)
  const pair = chain.at('UniswapV2Pair', underlying)
  const reserves = (await pair.read('getReserves')) as readonly bigint[]
  const part = staked / (await number(chain, 'UniswapV2Pair', underlying, 'totalSupply'))
  return 2 * usd(symbolOf(chain, String(await pair.read('token0'))) ?? '', Number(reserves[0])) * part
}

async function number(
  chain: DeployedChain,
  contract: string,
  address: string,
  fn: string,
  args: readonly unknown[] = [],
): Promise<number> {
  return Number(await chain.at(contract, address).read(fn, args))
}

function symbolOf({ deployment }: DeployedChain, token: string): string | undefined {
  return Object.entries(deployment.tokens).find(([, { address }]) => address === token)?.[0]
}

function decimalsOf(symbol: string): number {
  return symbol === 'WCRO' ? 18 : (tokenTable[symbol]?.decimals ?? 0)
}

function usd(symbol: string, baseUnits: number): number {
  const priceUsd = symbol === 'WCRO' ? CRO_PRICE_USD : tokenTable[symbol]?.priceUsd
  if (priceUsd === undefined) throw new Error(`No token ${symbol}`)
  return (baseUnits / 10 ** decimalsOf(symbol)) * priceUsd
}
