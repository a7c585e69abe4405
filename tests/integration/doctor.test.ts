import { describe, expect, inject, it } from 'vitest'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { readClient } from '@/chain/rpc/readClient'
import { createRpcClient } from '@/chain/rpc/rpcClient'
import {
  type DeployedFarm,
  type DeployedPool,
  type DeployedVault,
  type Deployment,
  getDeployment,
  namedAddresses,
  type YieldSource,
} from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import type { Address } from '@/lib/hex'
import { checkDeployment } from '../../scripts/doctor/checkDeployment'
import { run } from '../../scripts/support/processes.mjs'

const NOWHERE: Address = `0x${'12'.repeat(20)}`
const { factory: factoryAddress = NOWHERE } = namedAddresses(getDeployment())

const vaultOf = (id: string): DeployedVault => {
  const vault = getDeployment().vaults.list[id]
  if (vault === undefined) throw new Error(`No vault ${id}`)
  return vault
}
const withListed = (id: string, vault: DeployedVault): Deployment['vaults'] => {
  const { vaults } = getDeployment()
  return { ...vaults, list: { ...vaults.list, [id]: vault } }
}
const withVault = (id: string, change: Partial<DeployedVault>): Deployment => ({
  ...getDeployment(),
  vaults: withListed(id, { ...vaultOf(id), ...change }),
})
const withSource = (id: string, change: object): Deployment => {
  const yieldSource: YieldSource = { ...vaultOf(id).yieldSource, ...change }
  return withVault(id, { yieldSource })
}
const withToken = (symbol: string, change: object): Deployment => {
  const token = getDeployment().tokens[symbol]
  if (token === undefined) throw new Error(`No token ${symbol}`)
  return { ...getDeployment(), tokens: { ...getDeployment().tokens, [symbol]: { ...token, ...change } } }
}
const withExchange = (change: Partial<NonNullable<Deployment['exchange']>>): Deployment => {
  const { exchange } = getDeployment()
  if (exchange === undefined) throw new Error('The devnet has an exchange')
  return { ...getDeployment(), exchange: { ...exchange, ...change } }
}
const withFarm = (pid: number, change: Partial<DeployedFarm>): Deployment => {
  const { farms } = getDeployment()
  return {
    ...getDeployment(),
    farms: { ...farms, list: farms.list.map((farm) => (farm.pid === pid ? { ...farm, ...change } : farm)) },
  }
}
const farmOf = (pid: number): DeployedFarm => {
  const farm = getDeployment().farms.list.find((each) => each.pid === pid)
  if (farm === undefined) throw new Error(`No farm ${pid}`)
  return farm
}
const poolOf = (sousId: number): DeployedPool => {
  const pool = getDeployment().farms.pools.find((each) => each.sousId === sousId)
  if (pool === undefined) throw new Error(`No pool ${sousId}`)
  return pool
}
const withPool = (sousId: number, change: Partial<DeployedPool>): Deployment => {
  const { farms } = getDeployment()
  return {
    ...getDeployment(),
    farms: { ...farms, pools: farms.pools.map((pool) => (pool.sousId === sousId ? { ...pool, ...change } : pool)) },
  }
}
const withFarmContracts = (change: Partial<Deployment['farms']['contracts']>): Deployment => {
  const { farms } = getDeployment()
  return { ...getDeployment(), farms: { ...farms, contracts: { ...farms.contracts, ...change } } }
}
const withoutFarmContract = (): Deployment => {
  const { farms } = getDeployment()
  const { masterChef, ...contracts } = farms.contracts
  expect(masterChef).toBeDefined()
  return { ...getDeployment(), farms: { ...farms, contracts } }
}
const withPrediction = (change: Deployment['prediction']['contracts']): Deployment => {
  const { prediction } = getDeployment()
  return { ...getDeployment(), prediction: { contracts: { ...prediction.contracts, ...change } } }
}
const fieldsOf = async (changed: Deployment) =>
  (await checkDeployment(changed, vaultTable, readClient)).findings.map(({ field }) => field)

describe('configuration check', () => {
  it('finds nothing wrong with the local chain, which has every vault of the table', async () => {
    const { findings, asked } = await checkDeployment(getDeployment(), vaultTable, readClient)
    expect(findings).toEqual([])
    expect(Object.keys(getDeployment().vaults.list).sort()).toEqual(vaultTable.map(({ id }) => id).sort())
    expect(asked).toBeGreaterThan(500)
  })

  it.each<[string, Deployment, string]>([
    ['decimals', withToken('DOGE', { decimals: 18 }), 'tokens/DOGE/decimals'],
    ['a symbol', withToken('DOGE', { address: getDeployment().tokens['WBTC']?.address }), 'tokens/DOGE'],
    [
      'decimals of an LP token',
      withVault('vvs-cro-eth', { underlyingDecimals: 8 }),
      'vaults/list/vvs-cro-eth/underlyingDecimals',
    ],
    [
      'the order of a pair',
      withVault('vvs-cro-usdc', { pairTokens: ['USDC', 'WCRO'] }),
      'vaults/list/vvs-cro-usdc/pairTokens/0',
    ],
    [
      'an unknown token',
      withVault('vvs-cro-usdc', { pairTokens: ['WCRO', 'XYZ'] }),
      'vaults/list/vvs-cro-usdc/pairTokens/1',
    ],
    [
      "another vault's share token",
      withVault('vvs-cro-eth', { shareToken: vaultOf('vvs-vvs').shareToken ?? NOWHERE }),
      'vaults/list/vvs-cro-eth/shareToken',
    ],
    [
      'a share token without a contract',
      withVault('vvs-cro-eth', { shareToken: NOWHERE }),
      'vaults/list/vvs-cro-eth/shareToken',
    ],
    [
      'an old vault',
      withVault('vvs-cro-lion', { migrateOldVaults: [NOWHERE] }),
      'vaults/list/vvs-cro-lion/migrateOldVaults/0',
    ],
    ['a pool id', withSource('vvs-cro-eth', { poolId: 0 }), 'vaults/list/vvs-cro-eth/yieldSource/poolId'],
    [
      'a pool id out of range',
      withSource('vvs-cro-eth', { poolId: 999 }),
      'vaults/list/vvs-cro-eth/yieldSource/poolId',
    ],
    ['a farm', withSource('vvs-cro-eth', { chef: NOWHERE }), 'vaults/list/vvs-cro-eth/yieldSource/chef'],
    [
      'a reward token',
      withSource('mm-mmf-usdc', { rewardToken: 'VVS' }),
      'vaults/list/mm-mmf-usdc/yieldSource/rewardToken',
    ],
    [
      'a farm with a reward per second',
      withSource('mm-mmf-usdc', { kind: 'farmPerBlock' }),
      'vaults/list/mm-mmf-usdc/yieldSource/chef',
    ],
    [
      'a rewarder',
      withSource('vvs-cro-ful', { rewarders: [{ rewardMasterChef: NOWHERE, rewardToken: 'FUL' }] }),
      'vaults/list/vvs-cro-ful/yieldSource/rewarders/0/rewardMasterChef',
    ],
    [
      'a market',
      withSource('single-usdc', { market: (vaultOf('single-eth').yieldSource as { market: Address }).market }),
      'vaults/list/single-usdc/yieldSource/market',
    ],
    [
      'an interest vault',
      withSource('singlefi-usdc', { vault: (vaultOf('singlefi-cro').yieldSource as { vault: Address }).vault }),
      'vaults/list/singlefi-usdc/yieldSource/vault',
    ],
    ['a stable swap', withSource('ferro-2fer', { swap: NOWHERE }), 'vaults/list/ferro-2fer/yieldSource/swap'],
    [
      'a bar',
      withSource('vvs-xvvs', { bar: (vaultOf('corgiai-corgiai').yieldSource as { bar: Address }).bar }),
      'vaults/list/vvs-xvvs/yieldSource/bar',
    ],
    ['a subgraph', withSource('vvs-xvvs', { subgraph: 'none' }), 'vaults/list/vvs-xvvs/yieldSource/subgraph'],
    ['an oracle', withPrediction({ oracle: NOWHERE }), 'prediction/contracts/oracle'],
    [
      'an older prediction market',
      withPrediction({ predictionV1: factoryAddress }),
      'prediction/contracts/predictionV1',
    ],
    [
      'a lottery',
      { ...getDeployment(), lottery: { contracts: { lottery: factoryAddress } } },
      'lottery/contracts/lottery',
    ],
    ['the chain', { ...getDeployment(), chainId: 25 }, 'chainId'],
    [
      'a vault that is not in the table',
      { ...getDeployment(), vaults: withListed('no-such', vaultOf('vvs-vvs')) },
      'vaults/list/no-such',
    ],
    ['the fee', withExchange({ feeNumerator: 9975, feeDenominator: 10_000 }), 'exchange/feeNumerator'],
    ['the init code hash', withExchange({ initCodeHash: `0x${'12'.repeat(32)}` }), 'exchange/initCodeHash'],
    ['a base token without a pool', withExchange({ baseTokens: ['WCRO', 'TUSD'] }), 'exchange/initCodeHash'],
    ['an unknown base token', withExchange({ baseTokens: ['XYZ'] }), 'exchange/baseTokens'],
    [
      'the router',
      withExchange({ contracts: { factory: factoryAddress, router: NOWHERE } }),
      'exchange/contracts/router',
    ],
    ['a window', { ...getDeployment(), windows: {} }, 'windows/bonusRate'],
    ['the LP token of a farm', withFarm(1, { lpToken: NOWHERE }), 'farms/list/1/lpToken'],
    ['a token of a farm', withFarm(1, { token: 'USDC' }), 'farms/list/1/token'],
    ['an unknown token of a farm', withFarm(3, { quoteToken: 'XYZ' }), 'farms/list/3/quoteToken'],
    ['the token of the single farm', withFarm(0, { token: 'USDC' }), 'farms/list/0/lpToken'],
    ['a pid out of range', withFarm(4, { pid: 99 }), 'farms/list/99/lpToken'],
    ['a pid that is listed twice', withFarm(4, { pid: 1 }), 'farms/list/1'],
    ['the staked token of a pool', withPool(4, { stakedToken: 'USDT' }), 'farms/pools/4/stakedToken'],
    ['the reward token of a pool', withPool(4, { rewardToken: 'VVS' }), 'farms/pools/4/rewardToken'],
    ['a pool without a contract', withPool(2, { contract: NOWHERE }), 'farms/pools/2/stakedToken'],
    ['a pool that is said to stake CRO', withPool(2, { kind: 'nativeStake' }), 'farms/pools/2/kind'],
    ['a pool that is said to pay CRO', withPool(2, { kind: 'nativeReward' }), 'farms/pools/2/kind'],
    ['a pool that stakes CRO', withPool(7, { kind: 'token' }), 'farms/pools/7/kind'],
    ['a pool that pays CRO', withPool(8, { kind: 'token' }), 'farms/pools/8/kind'],
    ['the manual pool', withPool(0, { contract: NOWHERE }), 'farms/pools/0/contract'],
    ['the manual pool as another kind', withPool(0, { kind: 'token' }), 'farms/pools/0/stakedToken'],
    ['another pool as the manual one', withPool(2, { kind: 'manual' }), 'farms/pools/2/contract'],
    ['the staked token of the manual pool', withPool(0, { stakedToken: 'USDC' }), 'farms/pools/0/stakedToken'],
    ['the reward token of the manual pool', withPool(0, { rewardToken: 'USDC' }), 'farms/pools/0/rewardToken'],
    ['an unknown token of a pool', withPool(4, { stakedToken: 'XYZ' }), 'farms/pools/4/stakedToken'],
    ['a sousId that is listed twice', withPool(4, { sousId: 1 }), 'farms/pools/1'],
    ['a contract that is listed twice', withPool(3, { contract: poolOf(2).contract }), 'farms/pools/3/contract'],
    ['another token of a farm', withFarm(2, { quoteToken: 'DIAL' }), 'farms/list/2/token'],
    ['the LP token of another farm', withFarm(2, { lpToken: farmOf(4).lpToken }), 'farms/list/2/lpToken'],
    ['the farm', withFarmContracts({ masterChef: NOWHERE }), 'farms/list/0/lpToken'],
    ['no farm', withoutFarmContract(), 'farms/contracts/masterChef'],
    ['the automatic vault', withFarmContracts({ cakeVault: NOWHERE }), 'farms/contracts/cakeVault'],
    ['the stake wrapper', withFarmContracts({ stakeWrapper: NOWHERE }), 'farms/contracts/stakeWrapper'],
  ])('reports the field with a wrong value: %s', async (_, changed, field) => {
    expect(await fieldsOf(changed)).toContain(field)
  })

  it('reports exactly the wrong field', async () => {
    expect(await fieldsOf(withVault('vvs-cro-lion', { migrateOldVaults: [NOWHERE] }))).toEqual([
      'vaults/list/vvs-cro-lion/migrateOldVaults/0',
    ])
  })

  it.each([
    ['devnet', 0, /devnet: \d+ vaults, \d+ farms, \d+ pools, \d+ contract calls, 0 findings\./],
    ['cronos', 1, /^chainId: is 31337 on the chain, not 25$/m],
  ])('exits for %s with code %s', async (network, code, text) => {
    const result = await run(process.execPath, ['--import', 'tsx', 'scripts/checkConfig.ts', '--network', network], {
      env: { SUNDIAL_RPC_URL: inject('rpcUrl') },
    })
    expect(result.output).toMatch(text)
    expect(result.code).toBe(code)
  })

  it('does not throw if no node responds or there is no multicall', async () => {
    const { findings } = await checkDeployment(
      getDeployment(),
      vaultTable,
      createRpcClient(createFallbackNodes(['http://127.0.0.1:1'], undefined)),
    )
    expect(findings.map(({ field }) => field)).toEqual(expect.arrayContaining(['rpcUrls', 'contracts/multicall']))
    const { multicall, ...contracts } = getDeployment().contracts
    expect(multicall).toBeDefined()
    expect(await fieldsOf({ ...getDeployment(), contracts })).toEqual(['contracts/multicall'])
    expect(await fieldsOf({ ...getDeployment(), contracts: { ...contracts, multicall: NOWHERE } })).toContain(
      'contracts/multicall',
    )
  })
})
