import { balanceOf, readUint } from './stakingFixtures.ts'
import type { TestChain, TestContract } from './testChain.ts'
import { approve, deployToken, ONE } from './vaultFixtures.ts'

export const FEE_BPS = 10n
const BPS = 10_000n
/** Of the base token, of a token with as many decimals, and of one with 6. */
export const TOKEN_RATES = [ONE, ONE, ONE * 10n ** 12n] as const

/** What a swap of the pool's token with this index pays. */
export function priceOf(index: number, amount: bigint): bigint {
  return (amount * (TOKEN_RATES[index] ?? 0n) * (BPS - FEE_BPS)) / (ONE * BPS)
}

export interface PoolUnderTest {
  readonly pool: TestContract
  readonly base: TestContract
  readonly same: TestContract
  readonly six: TestContract
}

/** Deploys a swap pool whose tokens four accounts have a billion of, and may pay with. */
export async function deployPool(chain: TestChain): Promise<PoolUnderTest> {
  const base = await deployToken(chain, 'BASE')
  const same = await deployToken(chain, 'SAME')
  const six = await deployToken(chain, 'SIX', 6n)
  const [, ...rates] = TOKEN_RATES
  const pool = await chain.deploy('SwapPool', [base.address, FEE_BPS, [same.address, six.address], rates])
  for (const token of [base, same, six]) await approve(token, pool, chain.accounts.slice(1, 5))
  return { pool, base, same, six }
}

/** All reserves in base units of the base token, scaled by 1e18 and not rounded. */
export async function exactValue({ pool, base, same, six }: PoolUnderTest): Promise<bigint> {
  const reserves = await Promise.all([base, same, six].map((token) => readUint(pool, 'reserveOf', [token.address])))
  return reserves.reduce((sum, reserve, index) => sum + reserve * (TOKEN_RATES[index] ?? 0n), 0n)
}

/** Of the base token, the one with as many decimals and the one with 6. */
export function readBalances(
  { base, same, six }: PoolUnderTest,
  account: string | TestContract,
): Promise<readonly bigint[]> {
  return Promise.all([base, same, six].map((token) => balanceOf(token, account)))
}
