import type { Reading } from '@/chain/calls/reading'
import { textOf } from '@/chain/calls/tokenText'
import { erc20Contract } from '@/chain/contracts/erc20'
import { multicallContract } from '@/chain/contracts/multicall'
import type { Deployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { LOADING, ready, valueOf } from '@/lib/loadable'
import type { ListedToken } from './currency'
import { tidyName, tidySymbol } from './model/tokenText'

/** What the chain says of an address. */
export type TokenLookup =
  | { readonly status: 'exists'; readonly token: ListedToken }
  /** Nothing there, or a contract that is no token. */
  | { readonly status: 'notExists' }

const DEFAULT_DECIMALS = 18

/**
 * Looks a token up by its address; undefined on a network that has nothing to ask with. It fails where the chain
 * does not answer, which is told from an address that is no token by a call that always succeeds.
 */
export function tokenLookupReading({ contracts }: Deployment, address: Address): Reading<TokenLookup> | undefined {
  if (contracts.multicall === undefined) return undefined
  const anchor = multicallContract(contracts.multicall).getEthBalance(address)
  const token = erc20Contract(address)
  const facts = {
    decimals: token.decimals(),
    symbol: textOf(token.symbol()),
    name: textOf(token.name()),
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
          symbol: tidySymbol(valueOf(symbol)),
          name: tidyName(valueOf(name)),
        },
      })
    },
  }
}
