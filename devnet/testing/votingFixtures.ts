import type { VotingDeployment } from '../services/snapshot/powerSources.ts'
import { deployCakeChef, deploySmartChef } from './stakingFixtures.ts'
import type { TestChain } from './testChain.ts'
import { accountOf, approve, deployToken, ONE, owner, treasury } from './vaultFixtures.ts'

/** Accounts that may stake and provide liquidity. */
const STAKERS = 5
/** Accounts that vote in the seeded proposals and have nothing yet. */
const OTHER_VOTERS = [10, 13, 14, 15]
const POOL_BLOCKS = 1_000_000n

/** Deploys everything that voting power comes from: farm, vault, a pool that runs and one that has not started, a pair. */
export async function deployVotingSources(chain: TestChain) {
  const { cake, chef } = await deployCakeChef(chain, ONE)
  const other = await deployToken(chain, 'OTHER')
  const stakers = chain.accounts.slice(0, STAKERS)
  for (const index of OTHER_VOTERS) await cake.send(owner(chain), 'transfer', [accountOf(chain, index), ONE * 1_000n])

  const vault = await chain.deploy('CakeVault', [cake.address, chef.address, treasury(chain)])
  await approve(cake, vault, stakers)
  const plan = { staked: cake, reward: other, rewardPerBlock: ONE, blocks: POOL_BLOCKS, funds: ONE }
  const { pool: running } = await deploySmartChef(chain, plan)
  const { pool: pending } = await deploySmartChef(chain, { ...plan, startsAfter: POOL_BLOCKS })

  const factory = await chain.deploy('UniswapV2Factory', [owner(chain)])
  await factory.send(owner(chain), 'createPair', [cake.address, other.address])
  const pair = chain.at('UniswapV2Pair', String(await factory.read('getPair', [cake.address, other.address])))
  await chef.send(owner(chain), 'add', [pair.address, 100n])
  await approve(pair, chef, stakers)
  const multicall = await chain.deploy('Multicall')

  const deployment: VotingDeployment = {
    contracts: { multicall: multicall.address, wcro: other.address, product: cake.address },
    farms: {
      contracts: { masterChef: chef.address, cakeVault: vault.address, stakeWrapper: vault.address },
      list: [
        { pid: 0, lpToken: cake.address, token: 'DIAL' },
        { pid: 1, lpToken: pair.address, token: 'DIAL', quoteToken: 'OTHER' },
      ],
      pools: [
        { sousId: 0, kind: 'manual', contract: chef.address, stakedToken: 'DIAL', rewardToken: 'DIAL' },
        { sousId: 1, kind: 'token', contract: running.address, stakedToken: 'DIAL', rewardToken: 'OTHER' },
        { sousId: 2, kind: 'token', contract: pending.address, stakedToken: 'DIAL', rewardToken: 'OTHER' },
        { sousId: 3, kind: 'nativeStake', contract: chef.address, stakedToken: 'WCRO', rewardToken: 'DIAL' },
      ],
    },
  }
  /** Gives both tokens to the pair in one account's name. */
  const addLiquidity = async (from: string, amount: bigint) => {
    await cake.send(from, 'transfer', [pair.address, amount])
    await other.send(from, 'transfer', [pair.address, amount * 2n])
    await pair.send(from, 'mint', [from])
  }
  return { cake, chef, vault, running, pending, pair, deployment, addLiquidity, stakers }
}

export type VotingSources = Awaited<ReturnType<typeof deployVotingSources>>
