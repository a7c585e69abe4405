import { MaxUint256, ZeroAddress } from 'ethers'
import type { TestChain, TestContract } from './testChain.ts'

export const ONE = 10n ** 18n
/** Performance fee, caller reward and virtual shares of the vaults. */
const PERFORMANCE_FEE_BPS = 2_000n
const CALLER_REWARD_BPS = 50n
export const VIRTUAL = 1_000n

export const ceilDiv = (a: bigint, b: bigint) => (a + b - 1n) / b

export interface VaultPlan {
  readonly underlying: TestContract
  readonly depositFeeBps?: bigint
  readonly contract?: 'Vault' | 'NativeVault'
}

/** Deploys a vault without a strategy. The first account owns it, the last receives the fees. */
export async function deployVault(chain: TestChain, { underlying, depositFeeBps = 0n, contract = 'Vault' }: VaultPlan) {
  const params = ['Test vault', 'xTEST', underlying.address, owner(chain), treasury(chain)]
  return chain.deploy(contract, [[...params, depositFeeBps, PERFORMANCE_FEE_BPS, CALLER_REWARD_BPS]])
}

export const owner = (chain: TestChain) => accountOf(chain, 0)
export const treasury = (chain: TestChain) => accountOf(chain, 9)

export function accountOf(chain: TestChain, index: number): string {
  const account = chain.accounts[index]
  if (account === undefined) throw new Error(`No account ${index}`)
  return account
}

/** Deploys a token and mints a billion to each of the first five accounts. */
export async function deployToken(chain: TestChain, symbol: string, decimals = 18n): Promise<TestContract> {
  const each = 10n ** (9n + decimals)
  const token = await chain.deploy('TestToken', [symbol, symbol, decimals, each * 5n])
  for (const account of chain.accounts.slice(1, 5)) await token.send(owner(chain), 'transfer', [account, each])
  return token
}

export async function approve(token: TestContract, spender: TestContract, accounts: readonly string[]): Promise<void> {
  for (const account of accounts) await token.send(account, 'approve', [spender.address, MaxUint256])
}

/** Deploys a vault that stakes `token` in a farm of the same token. */
export async function deployFarmVault(
  chain: TestChain,
  token: TestContract,
  rewardPerBlock: bigint,
  depositFeeBps = 0n,
) {
  const chef = await chain.deploy('MasterChef', [token.address, rewardPerBlock])
  await chef.send(owner(chain), 'add', [token.address, 100n])
  await token.send(owner(chain), 'setMinter', [chef.address, true])
  const vault = await deployVault(chain, { underlying: token, depositFeeBps })
  const place = [chef.address, 0n, ZeroAddress, ZeroAddress]
  const strategy = await chain.deploy('FarmSingleStrategy', [vault.address, token.address, place])
  await vault.send(owner(chain), 'setStrategy', [strategy.address])
  await approve(token, vault, chain.accounts.slice(0, 5))
  return { chef, vault, strategy }
}

/** Rates per second or block, scaled by 1e18: no base rate, `slope` at full utilization, no reserve. */
const plainRates = (slope: bigint) => [0n, slope, 0n, ONE, 0n]

/** Deploys a vault that supplies `token` to a market from which the fifth account can borrow. */
export async function deployLendingVault(
  chain: TestChain,
  token: TestContract,
  slope: bigint,
  contract: 'Vault' | 'NativeVault' = 'Vault',
) {
  const market = await chain.deploy('LendingMarket', ['Market', 'lTEST', token.address, false, plainRates(slope)])
  const borrower = accountOf(chain, 4)
  await market.send(owner(chain), 'setCreditLine', [borrower, MaxUint256 / 2n])
  const vault = await deployVault(chain, { underlying: token, contract })
  const strategy = await chain.deploy('LendingStrategy', [vault.address, market.address])
  await vault.send(owner(chain), 'setStrategy', [strategy.address])
  await approve(token, market, [...chain.accounts.slice(0, 5)])
  if (contract === 'Vault') await approve(token, vault, chain.accounts.slice(0, 5))
  return { market, vault, strategy, borrower }
}
