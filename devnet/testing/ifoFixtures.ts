import { MaxUint256 } from 'ethers'
import { mineTo, readBlockNumber } from './stakingFixtures.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { approve, ceilDiv, ONE, owner } from './vaultFixtures.ts'

export const BASIC = 0n
export const UNLIMITED = 1n
export const BOTH = [BASIC, UNLIMITED] as const

/** 100 % of a share or a tax rate. */
export const SCALE = 10n ** 12n
/** Selector of `OwnableUnauthorizedAccount`, which the node's message has instead of the name. */
export const NOT_OWNER = '0x118cdaa7'
const BLOCKS = 30n
/** More than the transactions between a deployment and the sale. */
const BEFORE_START = 40n
const SUPPLY = 10n ** 45n

export interface PoolPlan {
  readonly raising: bigint
  readonly offering: bigint
  /** 0 for none. */
  readonly limit: bigint
  readonly hasTax: boolean
}

export interface IfoTokens {
  /** Anyone can mint it. */
  readonly lp: TestContract
  readonly offering: TestContract
  readonly profile: TestContract
}

export interface PointPlan {
  readonly campaignId: bigint
  readonly points: bigint
  readonly threshold: bigint
}

export interface IfoPlan {
  /** Basic and unlimited. */
  readonly pools: readonly [PoolPlan, PoolPlan]
  readonly minimumRaise?: bigint
  readonly points?: PointPlan
}

/** A pool that offers ten tokens for each LP token. */
export const poolOf = (raising: bigint, plan: Partial<PoolPlan> = {}): PoolPlan => ({
  raising,
  offering: raising * 10n,
  limit: 0n,
  hasTax: false,
  ...plan,
})

/** The pools of most tests: 300 LP tokens with a limit of 50, and 1,000 with a tax. */
export const usualPools = [poolOf(300n * ONE, { limit: 50n * ONE }), poolOf(1_000n * ONE, { hasTax: true })] as const

/** Deploys the tokens of sales and active profiles of some accounts, which have LP tokens. */
export async function deployIfoTokens(chain: TestChain, people: readonly string[]): Promise<IfoTokens> {
  const lp = await chain.deploy('HookToken', ['LP', 'LP'])
  const offering = await chain.deploy('HookToken', ['Offering', 'OFR'])
  const profile = await chain.deploy('TestProfile')
  await offering.send(owner(chain), 'mint', [owner(chain), SUPPLY])
  for (const account of people) {
    await lp.send(account, 'mint', [account, SUPPLY])
    await profile.send(account, 'setActive', [account, true])
  }
  return { lp, offering, profile }
}

/** First and last block of a sale that is deployed now. */
export async function nextBlocks(chain: TestChain): Promise<{ startBlock: bigint; endBlock: bigint }> {
  const startBlock = (await readBlockNumber(chain)) + BEFORE_START
  return { startBlock, endBlock: startBlock + BLOCKS }
}

/** Deploys a sale of the first account with its pools set, before its start. */
export async function deployIfo(chain: TestChain, tokens: IfoTokens, people: readonly string[], plan: IfoPlan) {
  const { lp, offering, profile } = tokens
  const { startBlock, endBlock } = await nextBlocks(chain)
  const terms = [lp.address, offering.address, startBlock, endBlock, plan.minimumRaise ?? 0n]
  const ifo = await chain.deploy('Ifo', [terms, profile.address])
  await approve(offering, ifo, [owner(chain)])
  for (const [pid, pool] of plan.pools.entries()) {
    if (pool.raising > 0n) await ifo.send(owner(chain), 'setPool', [...poolArgs(pool), pid])
  }
  if (plan.points !== undefined) {
    const { campaignId, points, threshold } = plan.points
    await ifo.send(owner(chain), 'updatePointParameters', [campaignId, points, threshold])
  }
  await approve(lp, ifo, people)
  return saleOf(chain, ifo, startBlock, endBlock)
}

/** The pool's arguments of `setPool`, without its id. */
export const poolArgs = ({ offering, raising, limit, hasTax }: PoolPlan) => [offering, raising, limit, hasTax] as const

/** Actions and reads of tests. */
function saleOf(chain: TestChain, ifo: TestContract, startBlock: bigint, endBlock: bigint) {
  return {
    ifo,
    startBlock,
    endBlock,
    /** The next transaction is in the first block. */
    start: () => mineTo(chain, startBlock - 1n),
    /** The next transaction is the first one after the last block. */
    end: () => mineTo(chain, endBlock),
    commit: (account: string, amount: bigint, pid: bigint) => ifo.send(account, 'depositPool', [amount, pid]),
    harvest: (account: string, pid: bigint) => ifo.send(account, 'harvestPool', [pid]),
    amountsOf: async (account: string, pid: bigint): Promise<IfoAmounts> => {
      const args = [account, [pid]]
      const [row] = (await ifo.read('viewUserOfferingAndRefundingAmountsForPools', args)) as [[bigint, bigint, bigint]]
      return { offering: row[0], refunding: row[1], tax: row[2] }
    },
    withdraw: (lpAmount: bigint, offerAmount: bigint) =>
      ifo.send(owner(chain), 'finalWithdraw', [lpAmount, offerAmount]),
    withdrawable: async () => [...((await ifo.read('withdrawable')) as [bigint, bigint])],
  }
}

export type Sale = ReturnType<typeof saleOf>

export interface IfoAmounts {
  readonly offering: bigint
  /** After tax. */
  readonly refunding: bigint
  readonly tax: bigint
}

/** Times that a pool is oversubscribed, and the tax rate from there on. */
export const TAX_RATES: readonly (readonly [overflow: bigint, rate: bigint])[] = [
  [0n, 10_000_000_000n],
  [50n, 5_000_000_000n],
  [100n, 3_000_000_000n],
  [250n, 2_500_000_000n],
  [500n, 2_000_000_000n],
  [1_000n, 1_000_000_000n],
  [1_500n, 500_000_000n],
]

/** What a commitment gets from a pool, by the definitions. */
export function expectedAmounts(pool: PoolPlan, total: bigint, amount: bigint): IfoAmounts {
  const isOver = total > pool.raising
  const offering = (amount * pool.offering) / (isOver ? total : pool.raising)
  if (offering === 0n) return { offering, refunding: amount, tax: 0n }
  if (!isOver) return { offering, refunding: 0n, tax: 0n }
  const excess = amount - ceilDiv(pool.raising * amount, total)
  const rate = TAX_RATES.filter(([overflow]) => total / pool.raising >= overflow).at(-1)?.[1] ?? 0n
  const tax = pool.hasTax ? ceilDiv(excess * rate, SCALE) : 0n
  return { offering, refunding: excess - tax, tax }
}

/** Deploys a sale of the first version, before its start. */
export async function deployIfoV1(
  chain: TestChain,
  { lp, offering }: IfoTokens,
  people: readonly string[],
  pool: { readonly raising: bigint; readonly offering: bigint },
  minimumRaise = 0n,
) {
  const { startBlock, endBlock } = await nextBlocks(chain)
  const ifo = await chain.deploy('IfoV1', [[lp.address, offering.address, startBlock, endBlock, minimumRaise]])
  await offering.send(owner(chain), 'approve', [ifo.address, MaxUint256])
  await ifo.send(owner(chain), 'setPool', [pool.offering, pool.raising])
  await approve(lp, ifo, people)
  return saleOf(chain, ifo, startBlock, endBlock)
}
