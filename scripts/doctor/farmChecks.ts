import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { erc20Contract } from '@/chain/contracts/erc20'
import { multicallContract } from '@/chain/contracts/multicall'
import { nativeSmartChefContract } from '@/chain/contracts/nativeSmartChef'
import { pairContract } from '@/chain/contracts/pair'
import { smartChefContract } from '@/chain/contracts/smartChef'
import { stakeWrapperContract } from '@/chain/contracts/stakeWrapper'
import type { DeployedFarm, DeployedPool, Deployment } from '@/config/deployment'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { type Check, check, type Finding, otherAddress } from './check'

const farmField = ({ pid }: DeployedFarm) => `farms/list/${pid}`
const poolField = ({ sousId }: DeployedPool) => `farms/pools/${sousId}`

/** Checks of the farms, pools, automatic vault and stake wrapper against their contracts. */
export function farmChecks(deployment: Deployment): Check[] {
  const { list, pools } = deployment.farms
  return [
    ...list.flatMap((farm) => listChecks(deployment, farm)),
    ...pools.flatMap((pool) => poolChecks(deployment, pool)),
    ...singleChecks(deployment),
  ]
}

/** Contradictions within the lists of farms and pools, found without a chain. */
export function compareFarms({ contracts: { product }, farms, tokens }: Deployment): Finding[] {
  const { contracts, list, pools } = farms
  const unknown = (field: string, symbol: string | undefined) =>
    symbol === undefined || tokens[symbol] !== undefined
      ? []
      : [{ field, problem: `no token ${symbol} in this deployment` }]
  const repeated = (field: string, index: number, ids: readonly number[]) =>
    ids.indexOf(ids[index] ?? 0) === index ? [] : [{ field, problem: 'is listed twice' }]
  return [
    ...(list.length > 0 && contracts.masterChef === undefined
      ? [{ field: 'farms/contracts/masterChef', problem: 'is missing' }]
      : []),
    ...list.flatMap((farm, index) => [
      ...repeated(
        farmField(farm),
        index,
        list.map(({ pid }) => pid),
      ),
      ...unknown(`${farmField(farm)}/token`, farm.token),
      ...unknown(`${farmField(farm)}/quoteToken`, farm.quoteToken),
      ...(farm.quoteToken === undefined && !isSameAddress(farm.lpToken, tokens[farm.token]?.address ?? '')
        ? [{ field: `${farmField(farm)}/lpToken`, problem: `is not ${farm.token}` }]
        : []),
    ]),
    ...pools.flatMap((pool, index) => [
      ...repeated(
        poolField(pool),
        index,
        pools.map(({ sousId }) => sousId),
      ),
      ...unknown(`${poolField(pool)}/stakedToken`, pool.stakedToken),
      ...unknown(`${poolField(pool)}/rewardToken`, pool.rewardToken),
      ...(pools.findIndex(({ contract }) => isSameAddress(contract, pool.contract)) === index
        ? []
        : [{ field: `${poolField(pool)}/contract`, problem: 'is listed twice' }]),
      ...(pool.kind === 'manual' && !isSameAddress(tokens[pool.rewardToken]?.address ?? '', product ?? '')
        ? [{ field: `${poolField(pool)}/rewardToken`, problem: 'of the manual pool is not the product token' }]
        : []),
      ...(pool.kind === 'manual' && !isSameAddress(pool.contract, contracts.masterChef ?? '')
        ? [{ field: `${poolField(pool)}/contract`, problem: 'of the manual pool is not the farm' }]
        : []),
    ]),
  ]
}

function listChecks({ farms, tokens }: Deployment, farm: DeployedFarm): Check[] {
  const { masterChef } = farms.contracts
  const { pid, lpToken, token, quoteToken } = farm
  const field = farmField(farm)
  const inFarm =
    masterChef === undefined
      ? []
      : [
          check(`${field}/lpToken`, cakeMasterChefContract(masterChef).poolInfo(BigInt(pid)), (is) =>
            otherAddress(is.lpToken, lpToken, 'the LP token'),
          ),
        ]
  const sides = [token, quoteToken].flatMap((symbol) => tokens[symbol ?? '']?.address ?? [])
  if (quoteToken === undefined) return inFarm
  const isSide = (is: Address) =>
    sides.some((side) => isSameAddress(side, is)) ? undefined : `has ${is}, which is neither ${token} nor ${quoteToken}`
  const pair = pairContract(lpToken)
  return [...inFarm, check(`${field}/token`, pair.token0(), isSide), check(`${field}/token`, pair.token1(), isSide)]
}

/**
 * A pool's stakes and rewards must be what it holds: of its token, or of CRO on a native side. So a pool of another kind
 * is found, whose functions have the same names.
 */
function holdingChecks({ contracts: { multicall }, tokens }: Deployment, pool: DeployedPool): Check[] {
  const { contract, kind, stakedToken, rewardToken } = pool
  const chef = smartChefContract(contract)
  const sides = [
    { owed: chef.totalStaked(), symbol: stakedToken, isNative: kind === 'nativeStake', what: 'stakes' },
    { owed: chef.rewardReserve(), symbol: rewardToken, isNative: kind === 'nativeReward', what: 'rewards' },
  ]
  return sides.flatMap(({ owed, symbol, isNative, what }) => {
    const token = tokens[symbol]?.address
    if (token === undefined || multicall === undefined) return []
    const held = isNative
      ? multicallContract(multicall).getEthBalance(contract)
      : erc20Contract(token).balanceOf(contract)
    let owedWei = 0n
    return [
      check(`${poolField(pool)}/contract`, owed, (wei) => {
        owedWei = wei
        return undefined
      }),
      check(`${poolField(pool)}/kind`, held, (wei) =>
        wei < owedWei ? `holds fewer ${isNative ? 'CRO' : symbol} (${wei}) than its ${what} (${owedWei})` : undefined,
      ),
    ]
  })
}

function poolChecks(deployment: Deployment, pool: DeployedPool): Check[] {
  const { tokens } = deployment
  const { contract, kind, stakedToken, rewardToken } = pool
  const isToken = (symbol: string) => (is: Address) => {
    const token = tokens[symbol]
    return token === undefined ? undefined : otherAddress(is, token.address, symbol)
  }
  const field = poolField(pool)
  if (kind === 'manual') {
    return [
      check(`${field}/stakedToken`, cakeMasterChefContract(contract).poolInfo(0n), ({ lpToken }) =>
        isToken(stakedToken)(lpToken),
      ),
    ]
  }
  return [
    check(`${field}/stakedToken`, smartChefContract(contract).stakedToken(), isToken(stakedToken)),
    check(`${field}/rewardToken`, smartChefContract(contract).rewardToken(), isToken(rewardToken)),
    ...holdingChecks(deployment, pool),
    ...(kind === 'nativeStake'
      ? [check(`${field}/kind`, nativeSmartChefContract(contract).isBlacklisted(ZERO_ADDRESS), () => undefined)]
      : []),
  ]
}

function singleChecks({ contracts: { product }, farms: { contracts, pools } }: Deployment): Check[] {
  const { masterChef, cakeVault, stakeWrapper } = contracts
  const vault = cakeVault === undefined ? undefined : cakeVaultContract(cakeVault)
  return [
    ...(vault === undefined || product === undefined
      ? []
      : [check('farms/contracts/cakeVault', vault.token(), (is) => otherAddress(is, product, 'the product token'))]),
    ...(vault === undefined || masterChef === undefined
      ? []
      : [check('farms/contracts/cakeVault', vault.masterchef(), (is) => otherAddress(is, masterChef, 'the farm'))]),
    ...(stakeWrapper === undefined
      ? []
      : [
          check('farms/contracts/stakeWrapper', stakeWrapperContract(stakeWrapper).pool(), (is) =>
            pools.some(({ contract }) => isSameAddress(contract, is)) ? undefined : `stakes in ${is}, which is no pool`,
          ),
        ]),
  ]
}
