import { ZeroAddress } from 'ethers'
import type { TestChain, TestContract } from './testChain.ts'
import { accountOf, approve, deployVault, ONE, owner } from './vaultFixtures.ts'

interface VaultWithStrategy {
  readonly vault: TestContract
  readonly strategy: TestContract
}

/**
 * Deploys a vault of `underlying` with the given strategy contract, whose arguments follow the vault's address. Five
 * accounts have approved the vault.
 */
async function deployVaultWith(
  chain: TestChain,
  underlying: TestContract,
  contract: string,
  args: readonly unknown[],
): Promise<VaultWithStrategy> {
  const vault = await deployVault(chain, { underlying })
  const strategy = await chain.deploy(contract, [vault.address, ...args])
  await vault.send(owner(chain), 'setStrategy', [strategy.address])
  await approve(underlying, vault, chain.accounts.slice(0, 5))
  return { vault, strategy }
}

/** Deploys a vault that stakes `token` in a farm that pays the same token per second. */
export async function deployPerSecondVault(chain: TestChain, token: TestContract, rewardPerSecond: bigint) {
  const chef = await chain.deploy('FarmPerSecond', [token.address, rewardPerSecond])
  await chef.send(owner(chain), 'add', [token.address, 100n])
  await token.send(owner(chain), 'setMinter', [chef.address, true])
  const place = [chef.address, 0n, ZeroAddress, ZeroAddress]
  return { chef, ...(await deployVaultWith(chain, token, 'FarmSingleStrategy', [token.address, place])) }
}

/** Rates per second, scaled by 1e18, at 0 %, 80 % and 100 % utilization, and the reserve share. */
export interface InterestPlan {
  readonly rates: readonly [bigint, bigint, bigint]
  readonly reserveBps: bigint
}

/** Deploys a vault that supplies `token` to a lending vault from which the fifth account can borrow. */
export async function deployInterestVault(chain: TestChain, token: TestContract, { rates, reserveBps }: InterestPlan) {
  const config = await chain.deploy('InterestRates', [...rates, reserveBps])
  const lender = await chain.deploy('InterestVault', ['Interest', 'ibTEST', token.address, config.address])
  const borrower = accountOf(chain, 4)
  await lender.send(owner(chain), 'setCreditLine', [borrower, 10n ** 40n])
  await approve(token, lender, chain.accounts.slice(0, 5))
  return { config, lender, borrower, ...(await deployVaultWith(chain, token, 'InterestStrategy', [lender.address])) }
}

/** Deploys a vault that stakes `token` in a bar that mints `rewardPerSecond` of it. */
export async function deployBarVault(chain: TestChain, token: TestContract, rewardPerSecond: bigint) {
  const bar = await chain.deploy('StakingBar', ['Bar', 'xTEST', token.address, rewardPerSecond])
  await token.send(owner(chain), 'setMinter', [bar.address, true])
  await approve(token, bar, chain.accounts.slice(0, 5))
  return { bar, ...(await deployVaultWith(chain, token, 'BarStrategy', [bar.address])) }
}

/** Deploys a stable swap of coins at par with the given decimals. Five accounts have approved it. */
export async function deployStableSwap(
  chain: TestChain,
  coins: readonly { readonly token: TestContract; readonly decimals: number }[],
) {
  const rates = coins.map(({ decimals }) => 10n ** BigInt(36 - decimals))
  const swap = await chain.deploy('StableSwap', ['Stable', 'LP', coins.map(({ token }) => token.address), rates, 200n])
  const lp = chain.at('OwnedToken', (await swap.read('lpToken')) as string)
  for (const { token } of coins) await approve(token, swap, chain.accounts.slice(0, 5))
  return { swap, lp }
}

export const NO_DEADLINE = 2n ** 255n

/** Deploys a vault that stakes a stable swap's LP token in a farm that pays the first coin per block. */
export async function deployStableVault(
  chain: TestChain,
  coins: readonly { readonly token: TestContract; readonly decimals: number }[],
  rewardPerBlock: bigint,
) {
  const { swap, lp } = await deployStableSwap(chain, coins)
  const [first] = coins
  if (first === undefined) throw new Error('No coins')
  for (const account of chain.accounts.slice(0, 5)) {
    await swap.send(account, 'addLiquidity', [
      coins.map(({ decimals }) => 10n ** BigInt(6 + decimals)),
      0n,
      NO_DEADLINE,
    ])
  }
  const chef = await chain.deploy('MasterChef', [first.token.address, rewardPerBlock])
  await first.token.send(owner(chain), 'setMinter', [chef.address, true])
  await chef.send(owner(chain), 'add', [lp.address, 100n])
  const place = [chef.address, 0n, ZeroAddress, ZeroAddress]
  const args = [lp.address, place, swap.address, 0n, BigInt(coins.length)]
  return { swap, lp, chef, ...(await deployVaultWith(chain, lp, 'StableLpStrategy', args)) }
}

/** Deploys a vault that only holds its deposits. */
export function deployHeldVault(chain: TestChain, token: TestContract) {
  return deployVaultWith(chain, token, 'HoldStrategy', [token.address])
}

/** Doubles a debt in about a year at full utilization; a tenth of the interest goes to the reserve. */
export const plainInterest: InterestPlan = {
  rates: [0n, (ONE * 16n) / 100n / 31_536_000n, ONE / 31_536_000n],
  reserveBps: 1_000n,
}
