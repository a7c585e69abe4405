import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import type { ListedToken, TokenSource } from '@/domain/token/currency'
import { pairName, pairSymbol } from '@/domain/token/model/tokenText'
import { findToken, LP_DECIMALS } from '@/domain/token/token'
import type { TokenMap } from './tokenMap'

const SOURCE: TokenSource = { kind: 'deployment' }

/** The default list: the deployment's tokens, and its vaults' LP tokens. */
export function deploymentTokens(network: Deployment): TokenMap {
  const tokens = Object.entries(network.tokens).map(
    ([symbol, token]): ListedToken => ({ ...token, symbol, source: SOURCE }),
  )
  return new Map([...tokens, ...lpTokens(network)].map((token) => [token.address.toLowerCase(), token]))
}

function lpTokens(network: Deployment): readonly ListedToken[] {
  return Object.entries(network.vaults.list).flatMap(([id, { underlying, pairTokens }]) => {
    const [token0, token1] = (pairTokens ?? []).map((symbol) => findToken(network, symbol))
    if (token0 === undefined || token1 === undefined) return []
    const friendlyName = vaultTable.find((vault) => vault.id === id)?.underlyingFriendlyName
    return [
      {
        address: underlying,
        symbol: friendlyName ?? pairSymbol(token0.symbol, token1.symbol),
        name: pairName(token0.name, token1.name),
        decimals: LP_DECIMALS,
        pair: [token0.address, token1.address],
        source: SOURCE,
      },
    ]
  })
}
