import { Interface, MaxUint256 } from 'ethers'
import type { Rpc } from '../chain/rpc.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { marketTable } from '../tables/markets.ts'
import { poolTable } from '../tables/pools.ts'
import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import { vaultTable } from '../tables/vaults.ts'
import { tradeIfo } from './ifoTrader.ts'
import { tradeNft } from './nftTrader.ts'
import { play } from './play.ts'
import { seededRandom } from './random.ts'
import { stake, type Withdrawn } from './stake.ts'
import { MILLION, part, pick, read, send, type TradeContext } from './transaction.ts'

/** Sends one transaction: usually a swap, sometimes a loan or its repayment, or something in a farm, pool, game or sale. */
export type Trade = () => Promise<void>

const LENDING_PART = 0.2
const STAKING_PART = 0.2
const GAMES_PART = 0.2
const NFT_PART = 0.1
const OFFERING_PART = 0.02
/** Maximum size as a fraction of the pool's reserve, and of the market's supply. */
const MAX_SWAP_PART = 0.002
const MAX_LOAN_PART = 0.005
/** Price deviation from the start at which a reverse trade becomes almost certain. */
const REVERTING_DEVIATION = 0.05
const SLIPPAGE_BPS = 100n

const FACTORY = new Interface(['function getPair(address, address) view returns (address)'])
const PAIR = new Interface(['function getReserves() view returns (uint112, uint112, uint32)'])
const TOKEN = new Interface(['function balanceOf(address) view returns (uint256)'])
const ROUTER = new Interface([
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
])
const MARKET = new Interface([
  'function getCash() view returns (uint256)',
  'function totalBorrows() view returns (uint256)',
  'function borrow(uint256)',
  'function repay(uint256)',
])

export function createTrade(context: TradeContext): Trade {
  const random = seededRandom(context.seed)
  const withdrawn: Withdrawn = new Map()
  const { rpc, deployment, roles } = context
  const nfts = {
    rpc,
    market: deployment.nftMarket.contracts.market,
    wcro: deployment.contracts.wcro,
    traders: roles.traders,
  }
  const offerings = deployment.ifos.list.flatMap(({ version, contract }) => (version === 2 ? [contract] : []))
  const kinds: readonly (readonly [part: number, trade: Trade])[] = [
    [LENDING_PART, () => lend(context, random)],
    [STAKING_PART, () => stake(context, random, withdrawn)],
    [GAMES_PART, () => play(context, random)],
    [NFT_PART, () => tradeNft(nfts, random)],
    [OFFERING_PART, () => tradeIfo(context, offerings, random)],
  ]
  return () => {
    let rest = random()
    for (const [part, trade] of kinds) {
      if (rest < part) return trade()
      rest -= part
    }
    return swap(context, random)
  }
}

async function swap({ rpc, deployment, roles }: TradeContext, random: () => number): Promise<void> {
  const { tokens } = pick(poolTable, random)
  const trader = pick(roles.traders, random)
  const [left, right] = [tokenOf(deployment, tokens[0]), tokenOf(deployment, tokens[1])]
  const [pair] = await read(rpc, deployment.exchange.contracts.factory, FACTORY, 'getPair', [
    left.address,
    right.address,
  ])
  const reserves = await read(rpc, String(pair), PAIR, 'getReserves', [])
  const isInOrder = BigInt(left.address) < BigInt(right.address)
  const leftReserve = BigInt(String(reserves[isInOrder ? 0 : 1]))
  const rightReserve = BigInt(String(reserves[isInOrder ? 1 : 0]))
  // Pools start with equal value on both sides.
  const deviation = Math.log(usdOf(leftReserve, left) / usdOf(rightReserve, right))
  const sellsLeft = random() > 0.5 + deviation / (2 * REVERTING_DEVIATION)
  const [from, to, reserve] = sellsLeft ? [left, right, leftReserve] : [right, left, rightReserve]
  const amount = part(reserve, random() * MAX_SWAP_PART)
  const [balance] = await read(rpc, from.address, TOKEN, 'balanceOf', [trader])
  if (amount === 0n || BigInt(String(balance)) < amount) return

  const router = deployment.exchange.contracts.router
  const path = [from.address, to.address]
  const [amounts] = await read(rpc, router, ROUTER, 'getAmountsOut', [amount, path])
  const least = (BigInt(String((amounts as readonly unknown[])[1])) * (10_000n - SLIPPAGE_BPS)) / 10_000n
  await send(
    rpc,
    trader,
    router,
    ROUTER.encodeFunctionData('swapExactTokensForTokens', [amount, least, path, trader, MaxUint256]),
  )
}

async function lend({ rpc, deployment, roles }: TradeContext, random: () => number): Promise<void> {
  const { market, usual } = pick(tradedMarkets(deployment), random)
  const cash = await readAmount(rpc, market, 'getCash')
  const borrowed = await readAmount(rpc, market, 'totalBorrows')
  const supplied = cash + borrowed
  const used = Number((borrowed * BigInt(MILLION)) / supplied) / MILLION
  const amount = part(supplied, random() * MAX_LOAN_PART)
  const borrows = random() > 0.5 + (used - usual) / (2 * REVERTING_DEVIATION) && amount < cash
  await send(rpc, roles.borrower, market, MARKET.encodeFunctionData(borrows ? 'borrow' : 'repay', [amount]))
}

/** The money markets with their initial utilization. */
function tradedMarkets({ vaults }: DevnetDeployment): readonly { readonly market: string; readonly usual: number }[] {
  return vaultTable.flatMap((row) => {
    const source = vaults.list[row.id]?.yieldSource
    return row.kind === 'lending' && source !== undefined && 'market' in source
      ? [{ market: source.market, usual: marketTable[row.market].utilization }]
      : []
  })
}

async function readAmount(rpc: Rpc, market: string, method: 'getCash' | 'totalBorrows'): Promise<bigint> {
  return BigInt(String((await read(rpc, market, MARKET, method, []))[0]))
}

interface TradedToken {
  readonly address: string
  readonly decimals: number
  readonly priceUsd: number
}

function tokenOf({ tokens }: DevnetDeployment, symbol: string): TradedToken {
  const token = tokens[symbol]
  const priceUsd = symbol === 'WCRO' ? CRO_PRICE_USD : tokenTable[symbol]?.priceUsd
  if (token === undefined || priceUsd === undefined) throw new Error(`No token ${symbol}`)
  return { address: token.address, decimals: token.decimals, priceUsd }
}

const usdOf = (amount: bigint, { decimals, priceUsd }: TradedToken) => (Number(amount) / 10 ** decimals) * priceUsd
