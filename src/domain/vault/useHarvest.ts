import { useMemo } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import { toDecimal } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { simulateCompound } from './simulateCompound'
import type { Vault } from './vault'
import { underlyingPriceReading } from './yieldReads'

/** What a compound would bring now. */
export interface Harvest {
  /** Rewards of all depositors, including fees. */
  readonly harvested: ValuedAmount
  /** The part of them that the caller gets, as shares. */
  readonly reward: ValuedAmount
}

/** @param lastCompoundSec the harvest is simulated again after each compound; undefined while unread */
export function useHarvest(vault: Vault, shareToken: Address, lastCompoundSec: bigint | undefined): Loadable<Harvest> {
  const { multicall } = getDeployment().contracts
  const price = valueOf(useReading(useMemo(() => underlyingPriceReading(getDeployment(), vault), [vault])))
  const outcome = useService(
    multicall === undefined || lastCompoundSec === undefined
      ? undefined
      : `vault/harvest/${shareToken}/${lastCompoundSec}`,
    () => {
      if (multicall === undefined) throw new Error('No multicall')
      return simulateCompound(readClient, multicall, shareToken)
    },
  )
  return useMemo(() => {
    const valued = (wei: bigint) => ({ wei, usd: price?.times(toDecimal(wei, vault.deployed.underlyingDecimals)) })
    return mapLoadable(outcome, ({ harvestedWei, rewardWei }) => ({
      harvested: valued(harvestedWei),
      reward: valued(rewardWei),
    }))
  }, [outcome, price, vault])
}
