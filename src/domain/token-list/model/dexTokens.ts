import type { DexPool, DexToken } from '@/api/dexInfo/parse'
import type { ListedToken, TokenSource } from '@/domain/token/currency'
import { pairName, pairSymbol, sanitizeTokenName, sanitizeTokenSymbol } from '@/domain/token/model/tokenText'
import { LP_DECIMALS } from '@/domain/token/token'
import type { TokenMap } from './tokenMap'

const SOURCE: TokenSource = { kind: 'exchange' }
const DEFAULT_DECIMALS = 18

/** The exchange's largest tokens and pools as tokens, without those that have no symbol. */
export function dexTokens(tokens: readonly DexToken[], pools: readonly DexPool[]): TokenMap {
  return new Map(
    [...tokens.flatMap(toToken), ...pools.flatMap(toLpToken)].map((token) => [token.address.toLowerCase(), token]),
  )
}

function toToken({ address, symbol, name, decimals = DEFAULT_DECIMALS }: DexToken): ListedToken[] {
  if (symbol === undefined) return []
  return [{ address, symbol: sanitizeTokenSymbol(symbol), name: sanitizeTokenName(name), decimals, source: SOURCE }]
}

function toLpToken({ address, token0, token1 }: DexPool): ListedToken[] {
  if (token0.symbol === undefined || token1.symbol === undefined) return []
  return [
    {
      address,
      symbol: sanitizeTokenSymbol(pairSymbol(token0.symbol, token1.symbol)),
      name: sanitizeTokenName(pairName(sanitizeTokenName(token0.name), sanitizeTokenName(token1.name))),
      decimals: LP_DECIMALS,
      pair: [token0.address, token1.address],
      source: SOURCE,
    },
  ]
}
