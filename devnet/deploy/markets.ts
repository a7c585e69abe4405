import { MaxUint256 } from 'ethers'
import { type MarketName, type MarketRow, marketTable } from '../tables/markets.ts'
import { BLOCKS_PER_YEAR, SECONDS_PER_YEAR } from '../tables/network.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

export interface Market extends Deployed {
  readonly isPerBlock: boolean
  readonly token: DevnetToken
}

export interface Markets {
  of(name: MarketName): Market
}

const KINK = 0.8
const BASE_APR = 0.02
/** Steep above the kink, so that a fully used market attracts suppliers. */
const JUMP_APR = 4
const RESERVE_FACTOR = 0.1
/** Lets the borrower borrow the whole market. */
const CREDIT_USD_FACTOR = 1.5

const scaled = (value: number) => BigInt(Math.round(value * 1e18))

function rateModel({ borrowAprAtKink, isPerBlock }: MarketRow) {
  const units = isPerBlock === true ? BLOCKS_PER_YEAR : SECONDS_PER_YEAR
  const perUnit = (apr: number) => scaled(apr / units)
  return [
    perUnit(BASE_APR),
    perUnit((borrowAprAtKink - BASE_APR) / KINK),
    perUnit(JUMP_APR),
    scaled(KINK),
    scaled(RESERVE_FACTOR),
  ]
}

/** Deploys the money markets. The deployer supplies, the borrower borrows. */
export function deployMarkets(script: Script, tokens: Tokens, roles: Pick<Roles, 'borrower'>): Markets {
  const markets = new Map<string, Market>()
  for (const [name, row] of Object.entries<MarketRow>(marketTable)) {
    const token = tokens.get(row.token)
    const isPerBlock = row.isPerBlock === true
    const market = script.deploy('LendingMarket', [
      `Lent ${token.name}`,
      `l${token.symbol}`,
      token.address,
      isPerBlock,
      rateModel(row),
    ])
    script.call(token, 'approve', [market.address, MaxUint256])
    script.call(market, 'mint', [unitsWorth(row.suppliedUsd, token)])
    lendToBorrower(script, roles, market, token, row)
    markets.set(name, { ...market, isPerBlock, token })
  }
  return {
    of(name) {
      const market = markets.get(name)
      if (market === undefined) throw new Error(`No market ${name}`)
      return market
    },
  }
}

/** Sets the borrower's credit line and borrows the configured share. */
export function lendToBorrower(
  script: Script,
  { borrower }: Pick<Roles, 'borrower'>,
  lender: Deployed,
  token: DevnetToken,
  { suppliedUsd, utilization }: Pick<MarketRow, 'suppliedUsd' | 'utilization'>,
): void {
  script.call(lender, 'setCreditLine', [borrower, unitsWorth(suppliedUsd * CREDIT_USD_FACTOR, token)])
  script.call(lender, 'borrow', [unitsWorth(suppliedUsd * utilization, token)], { from: borrower })
  script.call(token, 'approve', [lender.address, MaxUint256], { from: borrower })
}
