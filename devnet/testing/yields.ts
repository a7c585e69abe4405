import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { BLOCKS_PER_YEAR, SECONDS_PER_YEAR } from '../tables/network.ts'
import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import type { TestChain } from './testChain.ts'

const PERFORMANCE_FEE_FACTOR = 0.8
const DAYS = 365

type DeployedChain = TestChain & { readonly deployment: DevnetDeployment }

const compounded = (apr: number) => ((1 + apr / DAYS) ** DAYS - 1) * PERFORMANCE_FEE_FACTOR

/** Yearly yield of a vault (1 = 100 %) after its fee, at the starting prices and the usual pace of blocks. */
export async function apyOf(chain: DeployedChain, id: string): Promise<number> {
  const vault = chain.deployment.vaults[id]
  if (vault === undefined) throw new Error(`No vault ${id}`)
  const { yieldSource, underlying } = vault
  const number = async (contract: string, address: string, fn: string, args: readonly unknown[] = []) =>
    Number(await chain.at(contract, address).read(fn, args))
  if (yieldSource.kind !== 'farmPerBlock') {
    const rate = (await number('LendingMarket', yieldSource.market, yieldSource.kind)) / 1e18
    return compounded(rate * (yieldSource.kind === 'supplyRatePerBlock' ? BLOCKS_PER_YEAR : SECONDS_PER_YEAR))
  }

  const { chef, poolId, rewardToken, rewarders } = yieldSource
  const pool = (await chain.at('MasterChef', chef).read('poolInfo', [BigInt(poolId)])) as readonly bigint[]
  const share = Number(pool[1]) / (await number('MasterChef', chef, 'totalAllocPoint'))
  let yearlyUsd = usd(rewardToken, await number('MasterChef', chef, 'rewardPerBlock')) * share * BLOCKS_PER_YEAR
  for (const { rewardMasterChef, rewardToken: second } of rewarders) {
    yearlyUsd += usd(second, await number('Rewarder', rewardMasterChef, 'rewardPerSecond')) * SECONDS_PER_YEAR
  }
  const staked = await number('UniswapV2Pair', underlying, 'balanceOf', [chef])
  const single = Object.entries(chain.deployment.tokens).find(([, { address }]) => address === underlying)?.[0]
  if (single !== undefined) return compounded(yearlyUsd / usd(single, staked))

  const side = String(await chain.at('UniswapV2Pair', underlying).read('token0'))
  const symbol = Object.entries(chain.deployment.tokens).find(([, { address }]) => address === side)?.[0] ?? ''
  const reserves = (await chain.at('UniswapV2Pair', underlying).read('getReserves')) as readonly bigint[]
  const part = staked / (await number('UniswapV2Pair', underlying, 'totalSupply'))
  return compounded(yearlyUsd / (2 * usd(symbol, Number(reserves[0])) * part))
}

function usd(symbol: string, baseUnits: number): number {
  const row = symbol === 'WCRO' ? { decimals: 18, priceUsd: CRO_PRICE_USD } : tokenTable[symbol]
  if (row === undefined) throw new Error(`No token ${symbol}`)
  return (baseUnits / 10 ** row.decimals) * row.priceUsd
}
