import { Interface } from 'ethers'
import type { Mined, TestChain, TestContract } from './testChain.ts'
import { accountOf, approve, deployToken, owner } from './vaultFixtures.ts'

/** Limits that never end. */
const FOREVER = 10n ** 9n

export const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []): Promise<bigint> =>
  (await contract.read(fn, args)) as bigint

export const balanceOf = (token: TestContract, account: string | TestContract): Promise<bigint> =>
  readUint(token, 'balanceOf', [typeof account === 'string' ? account : account.address])

export async function mine(chain: TestChain, blocks: number): Promise<void> {
  await chain.rpc.send('anvil_mine', [`0x${blocks.toString(16)}`])
}

export const readBlockNumber = async (chain: TestChain): Promise<bigint> =>
  BigInt((await chain.rpc.send('eth_blockNumber')) as string)

/** Deploys a farm that pays a token of which five accounts have a billion, and whose pool 0 they may stake in. */
export async function deployCakeChef(chain: TestChain, cakePerBlock: bigint) {
  const cake = await deployToken(chain, 'CAKE')
  const chef = await chain.deploy('CakeMasterChef', [cake.address, cakePerBlock, 'Staked CAKE', 'stCAKE'])
  await cake.send(owner(chain), 'setMinter', [chef.address, true])
  await approve(cake, chef, chain.accounts.slice(0, 5))
  const receipt = chain.at('ReceiptToken', (await chef.read('receiptToken')) as string)
  return { cake, chef, receipt }
}

export interface SmartChefPlan {
  readonly contract?: 'SmartChef' | 'NativeSmartChef' | 'NativeRewardSmartChef'
  readonly staked: TestContract
  readonly reward: TestContract
  readonly rewardPerBlock: bigint
  /** Blocks between deployment and start, 0 by default. */
  readonly startsAfter?: bigint
  readonly blocks: bigint
  readonly limit?: bigint
  readonly limitBlocks?: bigint
  /** Rewards that it starts with; those of all blocks by default. */
  readonly funds?: bigint
}

/** Deploys and funds a pool in which four accounts may stake. Returns its first and last block, too. */
export async function deploySmartChef(chain: TestChain, plan: SmartChefPlan) {
  const { contract = 'SmartChef', staked, reward, rewardPerBlock, blocks, limit = 0n, limitBlocks = FOREVER } = plan
  // Deployed, approved and funded in the blocks before the start.
  const startBlock = (await readBlockNumber(chain)) + 10n + (plan.startsAfter ?? 0n)
  const endBlock = startBlock + blocks
  const pool = await chain.deploy(contract, [
    [staked.address, reward.address, rewardPerBlock, startBlock, endBlock, limit, limitBlocks],
  ])
  const funds = plan.funds ?? rewardPerBlock * blocks
  if (contract === 'NativeRewardSmartChef') await pool.send(owner(chain), 'fund', [funds], funds)
  else {
    await approve(reward, pool, [owner(chain)])
    await pool.send(owner(chain), 'fund', [funds])
  }
  if (contract !== 'NativeSmartChef') await approve(staked, pool, chain.accounts.slice(1, 5))
  return { pool, startBlock, endBlock }
}

/**
 * Stakes of two accounts in turn, a block each, which would together earn 8 base units in 7 blocks of a base unit each if
 * the reward debt of a new stake were rounded down.
 */
const ROUNDED_STAKES = [1n, 1n, 1n, 2n, 3n, 3n, 0n, 0n] as const

/** Sets the stakes of `ROUNDED_STAKES`. Returns the number of blocks in which anybody had a stake. */
export async function stakeInTurns(
  accounts: readonly [string, string],
  deposit: (account: string, amount: bigint) => Promise<Mined>,
  withdraw: (account: string, amount: bigint) => Promise<Mined>,
): Promise<bigint> {
  const staked = [0n, 0n]
  const blocks: number[] = []
  for (const [step, amount] of ROUNDED_STAKES.entries()) {
    const before = staked[step % 2] ?? 0n
    staked[step % 2] = amount
    const account = accounts[step % 2] ?? ''
    const send = amount < before ? withdraw(account, before - amount) : deposit(account, amount - before)
    blocks.push((await send).blockNumber)
  }
  return BigInt((blocks.at(-1) ?? 0) - (blocks[0] ?? 0))
}

/** Mines until the latest block is `block`. */
export async function mineTo(chain: TestChain, block: bigint): Promise<void> {
  const latest = await readBlockNumber(chain)
  if (block < latest) throw new Error(`Block ${block} has passed, the latest is ${latest}`)
  if (block > latest) await mine(chain, Number(block - latest))
}

/** An account that calls a contract again whenever that contract pays it. */
export async function deployReenterer(chain: TestChain) {
  const account = await chain.deploy('Reenterer')
  const encode = (fn: string, args: readonly unknown[]) =>
    new Interface([`function ${fn}`]).encodeFunctionData(nameOf(fn), args)
  return {
    account,
    /** Calls a contract in the account's name. */
    run: (target: TestContract, fn: string, args: readonly unknown[] = [], value = 0n) =>
      account.send(owner(chain), 'run', [target.address, encode(fn, args)], value),
    arm: (target: TestContract, fn: string, args: readonly unknown[] = []) =>
      account.send(owner(chain), 'arm', [target.address, encode(fn, args)]),
    /** Number of calls that it tried, and of those that succeeded. */
    tried: async () => [await readUint(account, 'attempts'), await readUint(account, 'successes')],
  }
}

const nameOf = (signature: string) => signature.slice(0, signature.indexOf('('))

/** The first user of most tests, and two others. */
export const usersOf = (chain: TestChain) => [1, 2, 3].map((index) => accountOf(chain, index))
