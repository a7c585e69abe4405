import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import type { Deployed, Script } from './script.ts'

export interface DevnetToken extends Deployed {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly priceUsd: number
  /** Of amounts; full if absent. */
  readonly scale?: Scale
}

/** A fraction of the tables' amounts. On a public network, CRO is scarce, so all amounts are scaled down alike. */
export interface Scale {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const FULL_SCALE: Scale = { numerator: 1n, denominator: 1n }

export interface Tokens {
  readonly all: readonly DevnetToken[]
  get(symbol: string): DevnetToken
}

/** Large enough for every purpose; only the pool ratios matter. */
const SUPPLY_USD = 1_000_000_000
/** More than all CRO pools hold. */
export const WRAPPED_CRO = 2_000_000_000n * 10n ** 18n

/** Decimal places of the tables' amounts. */
const PLACES = 6

/** The fraction of an amount of the tables, rounded down. */
export function scaled(amount: bigint, { numerator, denominator }: Scale): bigint {
  return (amount * numerator) / denominator
}

/** Base units of a token worth `usd` of the tables at the start. */
export function unitsWorth(
  usd: number,
  {
    decimals,
    priceUsd,
    scale: { numerator, denominator } = FULL_SCALE,
  }: Pick<DevnetToken, 'decimals' | 'priceUsd' | 'scale'>,
): bigint {
  const parts = BigInt(Math.round((usd / priceUsd) * 10 ** PLACES))
  return scaled(parts * 10n ** BigInt(decimals), { numerator, denominator: denominator * 10n ** BigInt(PLACES) })
}

export interface TokenOptions {
  /** Of all amounts but the supplies, which cost nothing. */
  readonly scale?: Scale
  /** Wrapped CRO, if the network has it. */
  readonly wcro?: string
}

export function deployTokens(script: Script, { scale = FULL_SCALE, wcro: known }: TokenOptions = {}): Tokens {
  const wcro: DevnetToken = {
    ...(known === undefined ? script.deploy('WrappedCro') : script.at('WrappedCro', known)),
    symbol: 'WCRO',
    name: 'Wrapped CRO',
    decimals: 18,
    priceUsd: CRO_PRICE_USD,
    scale,
  }
  script.call(wcro, 'deposit', [], { value: scaled(WRAPPED_CRO, scale) })
  const others = Object.entries(tokenTable).map(([symbol, row]) => ({
    ...script.deploy('TestToken', [row.name, symbol, row.decimals, unitsWorth(SUPPLY_USD, row)]),
    symbol,
    ...row,
    scale,
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
