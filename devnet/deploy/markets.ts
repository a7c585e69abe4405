import { MaxUint256 } from 'ethers'
import { marketTable, type MarketRow } from '../tables/markets.ts'
import { BLOCKS_PER_YEAR, SECONDS_PER_YEAR } from '../tables/network.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, DeployScript } from './script.ts'
import { unitsWorth, type Tokens } from './tokens.ts'

export interface Market extends Deployed {
  readonly isPerBlock: boolean
}

export interface Markets {
  /** The market that lends a token. */
  of(symbol: string): Market
}

const KINK = 0.8
const BASE_APR = 0.02
/** Above the kink, so that a market that is used up pulls in suppliers. */
const JUMP_APR = 4
const RESERVE_FACTOR = 0.1
/** The borrower may take up to all of it. */
const CREDIT_USD_FACTOR = 1.5

const scaled = (value: number) => BigInt(Math.round(value * 1e18))

function rateModel({ borrowAprAtKink, isPerBlock }: MarketRow) {
  const units = isPerBlock === true ? BLOCKS_PER_YEAR : SECONDS_PER_YEAR
  const perUnit = (apr: number) => scaled(apr / units)
  return [perUnit(BASE_APR), perUnit((borrowAprAtKink - BASE_APR) / KINK), perUnit(JUMP_APR), scaled(KINK), scaled(RESERVE_FACTOR)]
}

/** The money markets, supplied by the deployer and borrowed from by the borrower. */
export function deployMarkets(script: DeployScript, tokens: Tokens, roles: Roles): Markets {
  const markets = new Map<string, Market>()
  for (const [symbol, row] of Object.entries(marketTable)) {
    const token = tokens.get(symbol)
    const isPerBlock = row.isPerBlock === true
    const market = script.deploy('LendingMarket', [`Lent ${token.name}`, `l${symbol}`, token.address, isPerBlock, rateModel(row)])
    const supplied = unitsWorth(row.suppliedUsd, token)
    script.call(token, 'approve', [market.address, MaxUint256])
    script.call(market, 'mint', [supplied])
    script.call(market, 'setCreditLine', [roles.borrower, unitsWorth(row.suppliedUsd * CREDIT_USD_FACTOR, token)])
    script.call(market, 'borrow', [unitsWorth(row.suppliedUsd * row.utilization, token)], { from: roles.borrower })
    script.call(token, 'approve', [market.address, MaxUint256], { from: roles.borrower })
    markets.set(symbol, { ...market, isPerBlock })
  }
  return {
    of(symbol) {
      const market = markets.get(symbol)
      if (market === undefined) throw new Error(`No market lends ${symbol}`)
      return market
    },
  }
}
