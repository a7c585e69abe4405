import { expect, inject, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { readMulticall } from '@/chain/calls/multicall'
import { erc20Contract } from '@/chain/contracts/erc20'
import { liquidityRouterContract } from '@/chain/contracts/liquidityRouter'
import { pairContract } from '@/chain/contracts/pair'
import { swapRouterContract } from '@/chain/contracts/swapRouter'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { getExchange } from '@/domain/pair/exchange'
import { sortTokens } from '@/domain/pair/pair'
import { pairAddress } from '@/domain/pair/pairAddress'
import { findToken, type Token } from '@/domain/token/token'
import { poolProfit } from '@/features/liquidity/model/poolProfit'
import { createPoolEvents } from '@/features/liquidity/poolEvents'
import { type Address, type Hex, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'

const exchange = getExchange()

const [alice, bob] = inject('accounts').filter(isAddress).slice(0, 2) as [Address, Address]
const {
  contracts: { multicall = ZERO_ADDRESS },
  startBlock,
} = getDeployment()
const DEADLINE = 10_000_000_000n
const TRANSFER_FROM = '0x23b872dd'
const word = (address: Address) => address.slice(2).toLowerCase().padStart(64, '0')

function token(symbol: string): Token {
  const found = findToken(getDeployment(), symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}

const chain = useChain()
if (exchange === undefined) throw new Error('No exchange')
const here = exchange
/** Two tokens of the devnet without a pool, so that the pool belongs to these tests. */
const [token0, token1] = sortTokens(token('ATOM'), token('WBTC'))
const pool = pairAddress(here, token0, token1)

const send = (from: Address, to: Address, data: Hex) => chain.send({ from, to, data })
const balancesOf = async (account: Address) =>
  [await chain.balanceOf(token0.address, account), await chain.balanceOf(token1.address, account)] as const

async function approve(from: Address, what: Address, amount: bigint): Promise<void> {
  await send(from, what, encodeCall(erc20Contract.functions.approve, [here.router, amount]))
}

async function add(from: Address, amount0: bigint, amount1: bigint): Promise<void> {
  await approve(from, token0.address, amount0)
  await approve(from, token1.address, amount1)
  await send(
    from,
    here.router,
    encodeCall(liquidityRouterContract.functions.addLiquidity, [
      token0.address,
      token1.address,
      amount0,
      amount1,
      0n,
      0n,
      from,
      DEADLINE,
    ]),
  )
}

async function remove(from: Address, lp: bigint): Promise<void> {
  await approve(from, pool, lp)
  await send(
    from,
    here.router,
    encodeCall(liquidityRouterContract.functions.removeLiquidity, [
      token0.address,
      token1.address,
      lp,
      0n,
      0n,
      from,
      DEADLINE,
    ]),
  )
}

/** Underlying amounts of all of an account's LP tokens, by the pair's reserves. */
async function positionOf(account: Address) {
  const reserves = pairContract(pool).getReserves()
  const supply = pairContract(pool).totalSupply()
  const { results } = await readMulticall(readClient, multicall, [reserves, supply])
  const { reserve0, reserve1 } = reserves.decode(results[0] ?? '0x')
  const all = supply.decode(results[1] ?? '0x')
  const lp = await chain.balanceOf(pool, account)
  return { lp, pooled: [(lp * reserve0) / all, (lp * reserve1) / all] as const }
}

async function profitOf(account: Address) {
  const { lp, pooled } = await positionOf(account)
  return poolProfit(await createPoolEvents(readClient, pool, account, startBlock).read(), lp, pooled)
}

/** In 1e-4 of a token. */
const parts = ({ decimals }: Token, count: bigint) => count * 10n ** BigInt(decimals - 4)
const SUPPLIED = [
  parts(token0, token0.symbol === 'ATOM' ? 100_000n : 25n),
  parts(token1, token1.symbol === 'ATOM' ? 100_000n : 25n),
] as const
const SOLD = SUPPLIED[0] / 5n

it('pool profit is the current and withdrawn value minus the deposits, to the last unit', async () => {
  const before = await balancesOf(alice)
  await add(alice, ...SUPPLIED)
  await send(alice, token0.address, encodeCall(erc20Contract.functions.transfer, [bob, SOLD]))
  await approve(bob, token0.address, SOLD)
  await send(
    bob,
    here.router,
    encodeCall(swapRouterContract.functions.swapExactTokensForTokens, [
      SOLD,
      0n,
      [token0.address, token1.address],
      bob,
      DEADLINE,
    ]),
  )
  await remove(alice, (await positionOf(alice)).lp / 3n)

  const after = await balancesOf(alice)
  const net = [before[0] - SOLD - after[0], before[1] - after[1]] as const
  const { pooled } = await positionOf(alice)
  const expected = { status: 'known', netDeposits: net, gains: [pooled[0] - net[0], pooled[1] - net[1]] }
  // The pool now has more of what bob sold, and less of what he bought.
  expect([pooled[0] > net[0], pooled[1] < net[1]]).toEqual([true, true])
  expect(await profitOf(alice)).toEqual(expected)

  // Liquidity of others, and transactions that were not hers, don't count.
  await send(alice, token0.address, encodeCall(erc20Contract.functions.transfer, [bob, SOLD]))
  await add(bob, SOLD, await chain.balanceOf(token1.address, bob))
  await send(bob, pool, `${TRANSFER_FROM}${word(alice)}${word(bob)}${'0'.repeat(64)}`)
  expect(await profitOf(alice)).toMatchObject({ status: 'known', netDeposits: net })
})

it('pool profit is unknown after LP tokens were transferred from or to another account', async () => {
  await add(alice, ...SUPPLIED)
  await send(alice, pool, encodeCall(erc20Contract.functions.transfer, [bob, 1_000n]))
  expect(await profitOf(alice)).toEqual({ status: 'unknown', reason: 'sent' })
  expect(await profitOf(bob)).toEqual({ status: 'unknown', reason: 'received' })
})

it('pool profit includes CRO that the router forwards when liquidity is removed', async () => {
  const wcro = token('WCRO')
  const other = token('ATOM')
  const lp = pairAddress(here, wcro, other)
  const [wad, amount] = [10n ** 18n, parts(other, 10_000n)]
  await approve(alice, other.address, amount)
  await chain.send({
    from: alice,
    to: here.router,
    value: wad,
    data: encodeCall(liquidityRouterContract.functions.addLiquidityETH, [
      other.address,
      amount,
      0n,
      0n,
      alice,
      DEADLINE,
    ]),
  })
  const events = createPoolEvents(readClient, lp, alice, startBlock)
  const first = await events.read()
  const held = await chain.balanceOf(lp, alice)
  await send(alice, lp, encodeCall(erc20Contract.functions.approve, [here.router, held]))
  const before = await chain.balanceOf(other.address, alice)
  await send(
    alice,
    here.router,
    encodeCall(liquidityRouterContract.functions.removeLiquidityETH, [other.address, held, 0n, 0n, alice, DEADLINE]),
  )
  const paid = (await chain.balanceOf(other.address, alice)) - before
  const { moves } = await events.read()
  const place = sortTokens(wcro, other)[0] === other ? 0 : 1
  expect(moves.withdrawn[place] - first.moves.withdrawn[place]).toBe(paid)
  expect(first.moves.minted - moves.minted).toBe(held)
})
