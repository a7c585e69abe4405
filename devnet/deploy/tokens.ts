import { CRO_PRICE_USD, tokenTable } from '../tables/tokens.ts'
import type { Deployed, Script } from './script.ts'

export interface DevnetToken extends Deployed {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly priceUsd: number
  /** Decimal places of amounts worth a number of dollars; 6 if absent. */
  readonly places?: number
}

export interface Tokens {
  readonly all: readonly DevnetToken[]
  get(symbol: string): DevnetToken
}

/** Large enough for every purpose; only the pool ratios matter. */
export const SUPPLY_USD = 1_000_000_000
/** More than all CRO pools hold. */
export const WRAPPED_CRO = 2_000_000_000n * 10n ** 18n

/** Base units of a token worth `usd` at the start. */
export function unitsWorth(
  usd: number,
  { decimals, priceUsd, places = 6 }: Pick<DevnetToken, 'decimals' | 'priceUsd' | 'places'>,
): bigint {
  const parts = BigInt(Math.round((usd / priceUsd) * 10 ** places))
  return (parts * 10n ** BigInt(decimals)) / 10n ** BigInt(places)
}

/**
 * How much a dollar of the tables is worth. On a public network, CRO is scarce, so all amounts are scaled down alike.
 */
export interface Measure {
  /** Table dollars per dollar. */
  readonly scale: number
  /** Of amounts: more if they are small. */
  readonly places: number
  /** Supply of each token, in table dollars. */
  readonly supplyUsd: number
  /** CRO to wrap, in wei. */
  readonly wrappedWei: bigint
  /** Wrapped CRO, if the network has it. */
  readonly wcro?: string
}

const LOCAL: Measure = { scale: 1, places: 6, supplyUsd: SUPPLY_USD, wrappedWei: WRAPPED_CRO }

export function deployTokens(script: Script, measure: Measure = LOCAL): Tokens {
  const { scale, places, supplyUsd, wrappedWei, wcro: known } = measure
  const wcro: DevnetToken = {
    ...(known === undefined ? script.deploy('WrappedCro') : script.at('WrappedCro', known)),
    symbol: 'WCRO',
    name: 'Wrapped CRO',
    decimals: 18,
    priceUsd: CRO_PRICE_USD * scale,
    places,
  }
  script.call(wcro, 'deposit', [], { value: wrappedWei })
  const others = Object.entries(tokenTable).map(([symbol, listed]) => {
    const row = { ...listed, priceUsd: listed.priceUsd * scale, places }
    return {
      ...script.deploy('TestToken', [row.name, symbol, row.decimals, unitsWorth(supplyUsd, row)]),
      symbol,
      ...row,
    }
  })
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
