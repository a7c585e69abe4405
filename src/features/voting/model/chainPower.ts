import type { ContractCall } from '@/chain/calls/call'
import { cakeMasterChefContract } from '@/chain/contracts/cakeMasterChef'
import { cakeVaultContract } from '@/chain/contracts/cakeVault'
import { erc20Contract } from '@/chain/contracts/erc20'
import { smartChefContract } from '@/chain/contracts/smartChef'
import type { Deployment } from '@/config/deployment'
import { findTokenByAddress } from '@/domain/token/token'
import type { Address } from '@/lib/hex'

/** Contracts that voting power is read from. */
export interface PowerSources {
  /** The token that votes. */
  readonly token: Address
  readonly decimals: number
  readonly vault: Address
  /** The farm whose pool 0 stakes the token. */
  readonly masterChef: Address
  /** Pools with contracts of their own that stake the token. */
  readonly pools: readonly Address[]
  /** Pairs with the token, and their pool in the farm. */
  readonly pairs: readonly { readonly pair: Address; readonly pid: number }[]
}

/** Every place of the deployment where the product token counts; undefined if the network lacks one of them. */
export function powerSources(network: Deployment): PowerSources | undefined {
  const { product } = network.contracts
  const { masterChef, cakeVault } = network.farms.contracts
  const token = product && findTokenByAddress(network, product)
  if (token === undefined || masterChef === undefined || cakeVault === undefined) return undefined
  const { symbol } = token
  return {
    token: token.address,
    decimals: token.decimals,
    vault: cakeVault,
    masterChef,
    // Pool 0 of the farm is listed as a pool of kind `manual`, too.
    pools: network.farms.pools.flatMap(({ kind, stakedToken, contract }) =>
      stakedToken === symbol && kind !== 'manual' ? [contract] : [],
    ),
    pairs: network.farms.list.flatMap(({ token: first, quoteToken, lpToken, pid }) =>
      quoteToken !== undefined && (first === symbol || quoteToken === symbol) ? [{ pair: lpToken, pid }] : [],
    ),
  }
}

/** Reads a call at the snapshot block; undefined where there was no contract yet. */
export type ReadThen = <T>(call: ContractCall<T>) => T | undefined

export interface PowerReading {
  readonly calls: readonly ContractCall<unknown>[]
  /** Voting power in base units: wallet, automatic vault, pools, liquidity. Each part is rounded down. */
  readonly derive: (read: ReadThen) => readonly bigint[]
}

const SHARE_SCALE = 10n ** 18n

/** What gives voting power to an account at a block, as PancakeSwap's voting counted it. */
export function powerReading(sources: PowerSources, account: Address, block: bigint): PowerReading {
  const token = erc20Contract(sources.token)
  const vault = cakeVaultContract(sources.vault)
  const chef = cakeMasterChefContract(sources.masterChef)
  const wallet = token.balanceOf(account)
  const shares = vault.userInfo(account)
  const price = vault.getPricePerFullShare()
  const farm = chef.userInfo(0n, account)
  const pools = sources.pools.map((address) => {
    const pool = smartChefContract(address)
    return { stake: pool.userInfo(account), start: pool.startBlock(), end: pool.bonusEndBlock() }
  })
  const pairs = sources.pairs.map(({ pair, pid }) => {
    const lpToken = erc20Contract(pair)
    return {
      held: lpToken.balanceOf(account),
      staked: chef.userInfo(BigInt(pid), account),
      reserve: token.balanceOf(pair),
      supply: lpToken.totalSupply(),
    }
  })
  return {
    calls: [
      wallet,
      shares,
      price,
      farm,
      ...pools.flatMap(({ stake, start, end }) => [stake, start, end]),
      ...pairs.flatMap(({ held, staked, reserve, supply }) => [held, staked, reserve, supply]),
    ],
    derive(read) {
      const stakes = pools.map(({ stake, start, end }) =>
        (read(start) ?? block) < block && block < (read(end) ?? 0n) ? (read(stake)?.amount ?? 0n) : 0n,
      )
      const liquidity = pairs.map(({ held, staked, reserve, supply }) => {
        const all = read(supply) ?? 0n
        const own = (read(held) ?? 0n) + (read(staked)?.amount ?? 0n)
        return all === 0n ? 0n : (own * (read(reserve) ?? 0n)) / all
      })
      return [
        read(wallet) ?? 0n,
        ((read(shares)?.shares ?? 0n) * (read(price) ?? 0n)) / SHARE_SCALE,
        (read(farm)?.amount ?? 0n) + sum(stakes),
        sum(liquidity),
      ]
    },
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, each) => total + each, 0n)
}

/** The hub's power is a float: it holds about 16 digits. */
const TOLERANCE = 1e-12

/** Whether the hub's voting power is that of the chain. */
export function isSamePower(units: readonly bigint[], decimals: number, hub: number): boolean {
  const scale = 10n ** BigInt(decimals)
  const total = sum(units)
  const whole = Number(`${total / scale}.${String(total % scale).padStart(decimals, '0')}`)
  return Math.abs(whole - hub) <= TOLERANCE * Math.max(1, whole)
}
