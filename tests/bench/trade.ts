import { createRequire } from 'node:module'
import type * as PancakeswapSdk from '@pancakeswap-libs/sdk'
import type * as UniswapCore from '@uniswap/sdk-core'
import type * as UniswapSdk from '@uniswap/v2-sdk'
import { seededRandom } from '../../devnet/trading/random'
import type { Pair } from '../../src/domain/pair/pair'
import type { Token } from '../../src/domain/token/token'
import { bestTradeExactIn } from '../../src/domain/trade/bestTrade'
import type { BenchRow } from './figures'
import { timeMs } from './timing'

// Both in the variant that Node loads without a bundler.
const require = createRequire(import.meta.url)
const uniswap = require('@uniswap/v2-sdk') as typeof UniswapSdk
const uniswapCore = require('@uniswap/sdk-core') as typeof UniswapCore
const pancakeswap = require('@pancakeswap-libs/sdk') as typeof PancakeswapSdk

const SEED = 20261120
const COUNTS = [20, 50, 100, 200]
/** A plain search takes 1.2 ms for these. */
const BUDGET_MS = 3
/** Both peers together. */
const FEE = { numerator: 997n, denominator: 1000n }
const UNIT = 10n ** 18n
const AMOUNT = 1_000n * UNIT

interface Market {
  readonly name: string
  readonly pairs: readonly Pair[]
  readonly from: Token
  readonly to: Token
}

/** A deterministic token per number, without a pattern. */
function tokenOf(n: number): Token {
  const address = (BigInt(n + 1) * 0x9e3779b97f4a7c15f39cc0605cedc8341082276bn) % (1n << 160n)
  return { address: `0x${address.toString(16).padStart(40, '0')}`, decimals: 18, symbol: `T${n}`, name: `Token ${n}` }
}

/**
 * A market with `count` pairs: every token is in one, the others are random. Trades go from the busiest token to the
 * next.
 */
function marketOf(kind: 'dense' | 'sparse', count: number): Market {
  const random = seededRandom(SEED + count)
  // Dense: as few tokens as allow that many pairs, like an interface's base tokens. Sparse: half as many tokens as
  // pairs.
  const tokenCount = kind === 'dense' ? Math.ceil((1 + Math.sqrt(1 + 8 * count)) / 2) : count / 2
  const tokens = Array.from({ length: tokenCount }, (_, n) => tokenOf(n))
  const tokenPairs = tokens.flatMap((_, a) => tokens.slice(a + 1).map((__, rest) => [a, a + 1 + rest] as const))
  const shuffled = tokenPairs
    .map((tokenPair) => ({ tokenPair, order: random() }))
    .sort((x, y) => x.order - y.order)
    .map(({ tokenPair }) => tokenPair)
  const tree = tokens.slice(1).map((_, index) => [Math.floor(random() * (index + 1)), index + 1] as const)
  const isInTree = new Set(tree.map((tokenPair) => tokenPair.join()))
  const chosen = [...tree, ...shuffled.filter((tokenPair) => !isInTree.has(tokenPair.join()))].slice(0, count)
  const degrees = tokens.map((_, n) => chosen.filter((tokenPair) => tokenPair.includes(n)).length)
  const [from = 0, to = 1] = tokens.map((_, n) => n).sort((a, b) => (degrees[b] ?? 0) - (degrees[a] ?? 0))
  const reserve = () => (BigInt(Math.floor(random() * 1e6)) + 1_000n) * UNIT
  const pairs = chosen.map(([a, b], index): Pair => {
    const [first, second] = [tokens[a] ?? tokenOf(a), tokens[b] ?? tokenOf(b)]
    const [token0, token1] = first.address < second.address ? [first, second] : [second, first]
    return {
      address: tokenOf(10_000 + index).address,
      token0,
      token1,
      reserve0: reserve(),
      reserve1: reserve(),
      fee: FEE,
    }
  })
  return { name: `${count} ${kind} pairs`, pairs, from: tokenOf(from), to: tokenOf(to) }
}

interface Engine {
  readonly name: string
  /** Output of the best trade over up to three pairs. */
  best(): bigint
}

function ours({ pairs, from, to }: Market): Engine {
  return {
    name: 'ours',
    best: () => bestTradeExactIn(pairs, from, AMOUNT, to, 3)?.amountOut ?? 0n,
  }
}

const OPTIONS = { maxHops: 3, maxNumResults: 1 }

function uniswapEngine({ pairs, from, to }: Market): Engine {
  const { CurrencyAmount, Token: SdkToken } = uniswapCore
  const token = ({ address, decimals }: Token) => new SdkToken(25, address, decimals)
  const sdkPairs = pairs.map(
    ({ token0, token1, reserve0, reserve1 }) =>
      new uniswap.Pair(
        CurrencyAmount.fromRawAmount(token(token0), String(reserve0)),
        CurrencyAmount.fromRawAmount(token(token1), String(reserve1)),
      ),
  )
  const [amount, output] = [CurrencyAmount.fromRawAmount(token(from), String(AMOUNT)), token(to)]
  return {
    name: '@uniswap/v2-sdk',
    best: () =>
      BigInt(
        uniswap.Trade.bestTradeExactIn(sdkPairs, amount, output, OPTIONS)[0]?.outputAmount.quotient.toString() ?? 0,
      ),
  }
}

function pancakeswapEngine({ pairs, from, to }: Market): Engine {
  const { ChainId, Pair: SdkPair, Token: SdkToken, TokenAmount, Trade } = pancakeswap
  const token = ({ address, decimals }: Token) => new SdkToken(ChainId.MAINNET, address, decimals)
  const sdkPairs = pairs.map(
    ({ token0, token1, reserve0, reserve1 }) =>
      new SdkPair(new TokenAmount(token(token0), String(reserve0)), new TokenAmount(token(token1), String(reserve1))),
  )
  const [amount, output] = [new TokenAmount(token(from), String(AMOUNT)), token(to)]
  return {
    name: '@pancakeswap-libs/sdk',
    best: () => BigInt(Trade.bestTradeExactIn(sdkPairs, amount, output, OPTIONS)[0]?.outputAmount.raw.toString() ?? 0),
  }
}

/** @throws if a peer finds a better trade, or there is none */
function checkAgainst(mine: Engine, peer: Engine, market: string): 'same' | 'better' {
  const [own, theirs] = [mine.best(), peer.best()]
  if (own === 0n || own < theirs) throw new Error(`${market}: ${peer.name} gives ${theirs}, we give ${own}`)
  return own === theirs ? 'same' : 'better'
}

function marketRow(kind: 'dense' | 'sparse', count: number): BenchRow {
  const market = marketOf(kind, count)
  const [own, uniswapPeer, pancakeswapPeer] = [ours(market), uniswapEngine(market), pancakeswapEngine(market)]
  const peers = [uniswapPeer, pancakeswapPeer].map((peer) => {
    const output = checkAgainst(own, peer, market.name)
    const ms = timeMs(() => peer.best())
    return { ms, note: `${peer.name} ${ms.toFixed(1)} ms, ${output} output` }
  })
  return {
    name: `best trade, ${market.name}`,
    value: timeMs(() => own.best()),
    unit: 'ms',
    ...(kind === 'dense' && count === 200 ? { budget: BUDGET_MS } : {}),
    peer: Math.min(...peers.map(({ ms }) => ms)),
    note: peers.map(({ note }) => note).join('; '),
  }
}

/** Measures the best trade over up to three pairs, in one run with the two SDKs that interfaces use for it. */
export function measureTrades(): BenchRow[] {
  return (['dense', 'sparse'] as const).flatMap((kind) => COUNTS.map((count) => marketRow(kind, count)))
}
