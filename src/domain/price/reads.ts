import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { pairContract } from '@/chain/contracts/pair'
import { priceRouterContract } from '@/chain/contracts/priceRouter'
import { stableSwapContract } from '@/chain/contracts/stableSwap'
import type { Deployment } from '@/config/deployment'
import { findToken, LP_DECIMALS } from '@/domain/token/token'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import {
  isStablecoin,
  lpPrice,
  pricedLike,
  priceFromQuote,
  quotedAmount,
  quoteSymbol,
  stableLpPrice,
} from './model/price'

/** USD per token; undefined without a market. */
export type PriceReading = Reading<Decimal | undefined>

const NO_PRICE: PriceReading = constantReading(undefined)
const ONE_DOLLAR: PriceReading = constantReading(new Decimal(1))

const known = new WeakMap<Deployment, Map<string, PriceReading>>()

/** Memoized per price, so that a block derives it once for all vaults. */
function sharedPrice(network: Deployment, key: string, make: () => PriceReading): PriceReading {
  const prices = known.get(network) ?? new Map<string, PriceReading>()
  known.set(network, prices)
  const price = prices.get(key) ?? make()
  prices.set(key, price)
  return price
}

/** The price of a deployed token: 1 for stablecoins, otherwise from the price router. */
export function tokenPriceReading(network: Deployment, symbol: string): PriceReading {
  return isStablecoin(symbol) ? ONE_DOLLAR : sharedPrice(network, symbol, () => routerPriceReading(network, symbol))
}

function routerPriceReading(network: Deployment, symbol: string): PriceReading {
  const token = findToken(network, pricedLike(symbol))
  const quote = findToken(network, quoteSymbol(symbol))
  const router = network.prices.contracts.priceRouter
  if (token === undefined || quote === undefined || router === undefined) return NO_PRICE
  const { exponent, wei } = quotedAmount(token.symbol, token.decimals)
  const amountOut = callReading(priceRouterContract(router).getAmountOut(token.address, quote.address, wei))
  return combineReadings([amountOut], (amount) => priceFromQuote(amount, quote.decimals, exponent))
}

/** The price of an LP token. @param symbols of token0 and token1 */
export function lpPriceReading(
  network: Deployment,
  lpToken: Address,
  symbols: readonly [string, string],
): PriceReading {
  return sharedPrice(network, `${lpToken} ${symbols.join(' ')}`, () => pairPriceReading(network, lpToken, symbols))
}

function pairPriceReading(network: Deployment, lpToken: Address, symbols: readonly [string, string]): PriceReading {
  const left = findToken(network, symbols[0])
  const right = findToken(network, symbols[1])
  if (left === undefined || right === undefined) return NO_PRICE
  return combineReadings(
    [
      callReading(pairContract(lpToken).getReserves()),
      callReading(erc20Contract(lpToken).totalSupply()),
      tokenPriceReading(network, symbols[0]),
      tokenPriceReading(network, symbols[1]),
    ],
    (reserves, totalSupply, leftPrice, rightPrice) =>
      lpPrice(
        [
          { reserve: reserves.reserve0, decimals: left.decimals, priceUsd: leftPrice },
          { reserve: reserves.reserve1, decimals: right.decimals, priceUsd: rightPrice },
        ],
        totalSupply,
        LP_DECIMALS,
      ),
  )
}

/** The price of a stable-swap LP token. @param peg symbol of the token that its tokens are pegged to */
export function stableLpPriceReading(network: Deployment, swap: Address, peg: string): PriceReading {
  return sharedPrice(network, `${swap} ${peg}`, () =>
    combineReadings(
      [callReading(stableSwapContract(swap).getVirtualPrice()), tokenPriceReading(network, peg)],
      stableLpPrice,
    ),
  )
}
