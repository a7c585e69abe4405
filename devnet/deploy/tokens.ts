import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import type { Deployed, DeployScript } from './script.ts'

export interface DevnetToken extends Deployed {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly priceUsd: number
}

export interface Tokens {
  readonly all: readonly DevnetToken[]
  get(symbol: string): DevnetToken
}

/** Large enough for every purpose; only the pool ratios matter. */
const SUPPLY_USD = 1_000_000_000
/** More than all CRO pools hold. */
export const WRAPPED_CRO = 2_000_000_000n * 10n ** 18n

/** Base units of a token worth `usd` at the start. */
export function unitsWorth(usd: number, token: Pick<DevnetToken, 'decimals' | 'priceUsd'>): bigint {
  const micro = BigInt(Math.round((usd / token.priceUsd) * 1e6))
  return (micro * 10n ** BigInt(token.decimals)) / 1_000_000n
}

export function deployTokens(script: DeployScript): Tokens {
  const wcro: DevnetToken = {
    ...script.deploy('WrappedCro'),
    symbol: 'WCRO',
    name: 'Wrapped CRO',
    decimals: 18,
    priceUsd: CRO_PRICE_USD,
  }
  script.call(wcro, 'deposit', [], { value: WRAPPED_CRO })
  const others = Object.entries(tokenTable).map(([symbol, row]) => ({
    ...script.deploy('TestToken', [row.name, symbol, row.decimals, unitsWorth(SUPPLY_USD, row)]),
    symbol,
    ...row,
  }))
  const all = [wcro, ...others]
  return {
    all,
    get(symbol) {
      const token = all.find((candidate) => candidate.symbol === symbol)
      if (token === undefined) throw new Error(`No token ${symbol}`)
      return token
    },
  }
}
