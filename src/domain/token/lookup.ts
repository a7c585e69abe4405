import type { Reading } from '@/chain/calls/reading'
import { tolerantTextCall } from '@/chain/calls/tokenText'
import { erc20Contract } from '@/chain/contracts/erc20'
import { multicallContract } from '@/chain/contracts/multicall'
import type { Deployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { LOADING, ready, valueOf } from '@/lib/loadable'
import type { ListedToken } from './currency'
import { sanitizeTokenName, sanitizeTokenSymbol } from './model/tokenText'

/** The result of looking up a token address. */
export type TokenLookup =
  | { readonly status: 'exists'; readonly token: ListedToken }
  /** No contract, or not a token. */
  | { readonly status: 'notExists' }

const DEFAULT_DECIMALS = 18

/**
 * Looks up a token by address; undefined without a Multicall contract. A call that always succeeds tells a failed node
 * from an address without a token.
 */
export function tokenLookupReading({ contracts }: Deployment, address: Address): Reading<TokenLookup> | undefined {
  if (contracts.multicall === undefined) return undefined
  const anchor = multicallContract(contracts.multicall).getEthBalance(address)
  const token = erc20Contract(address)
  const facts = {
    decimals: token.decimals(),
    symbol: tolerantTextCall(token.symbol()),
    name: tolerantTextCall(token.name()),
  }
  return {
    calls: [anchor, ...Object.values(facts)],
    derive: (read) => {
      const sign = read(anchor)
      const decimals = read(facts.decimals)
      const symbol = read(facts.symbol)
      const name = read(facts.name)
      if (sign.status === 'failed') return sign
      if ([sign, decimals, symbol, name].some(({ status }) => status === 'loading')) return LOADING
      if ((valueOf(decimals) ?? valueOf(symbol) ?? valueOf(name)) === undefined) return ready({ status: 'notExists' })
      return ready({
        status: 'exists',
        token: {
          address,
          decimals: Number(valueOf(decimals) ?? DEFAULT_DECIMALS),
          symbol: sanitizeTokenSymbol(valueOf(symbol)),
          name: sanitizeTokenName(valueOf(name)),
        },
      })
    },
  }
}
