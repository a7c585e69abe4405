import { useMemo } from 'react'
import type { Reading } from '@/chain/calls/reading'
import { multicallContract } from '@/chain/contracts/multicall'
import { pairContract } from '@/chain/contracts/pair'
import { type Deployment, getDeployment } from '@/config/deployment'
import { useCall } from '@/hooks/useCalls'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useReading } from '@/hooks/useReading'
import { type Address, isSameAddress } from '@/lib/hex'
import { LOADING, type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { getExchange } from './exchange'
import { getPairCall } from './reads'

/** Token 0 and token 1. */
export type PoolTokens = readonly [Address, Address]

/**
 * The tokens that a contract says it is a pool of; undefined for one that is none, or for no contract. A call that always
 * succeeds tells a failed node from those.
 */
function claimedTokensReading({ contracts }: Deployment, pool: Address): Reading<PoolTokens | undefined> | undefined {
  if (contracts.multicall === undefined) return undefined
  const anchor = multicallContract(contracts.multicall).getEthBalance(pool)
  const pair = pairContract(pool)
  const [first, second] = [pair.token0(), pair.token1()]
  return {
    calls: [anchor, first, second],
    derive: (read) => {
      const [sign, token0, token1] = [read(anchor), read(first), read(second)]
      if (sign.status === 'failed') return sign
      if ([sign, token0, token1].some(({ status }) => status === 'loading')) return LOADING
      const tokens = [valueOf(token0), valueOf(token1)] as const
      return ready(tokens[0] === undefined || tokens[1] === undefined ? undefined : [tokens[0], tokens[1]])
    },
  }
}

/**
 * The tokens of a pool, from the chain; undefined for an address that is no pool of the exchange: its factory has to
 * know the pool. Loading without an exchange.
 */
export function usePoolTokens(pool: Address): Loadable<PoolTokens | undefined> {
  const exchange = getExchange()
  const claimed = useReading(useMemo(() => claimedTokensReading(getDeployment(), pool), [pool]))
  const tokens = useDeepMemo(valueOf(claimed))
  const known = useCall(
    exchange === undefined || tokens === undefined
      ? undefined
      : getPairCall(exchange.factory, [{ address: tokens[0] }, { address: tokens[1] }]),
  )
  return useMemo(() => {
    if (exchange === undefined) return LOADING
    if (claimed.status === 'loading' || claimed.status === 'failed' || claimed.value === undefined) return claimed
    return mapLoadable(known, (address) => (isSameAddress(address, pool) ? tokens : undefined))
  }, [exchange, claimed, known, tokens, pool])
}
