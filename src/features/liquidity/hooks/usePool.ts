import { useMemo } from 'react'
import { contractCall } from '@/chain/calls/call'
import * as pairFactory from '@/chain/generated/pairFactory'
import { useCall } from '@/hooks/useCalls'
import { useReading } from '@/hooks/useReading'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Pool } from '../model/pool'
import { poolReading } from '../reads'

/** The pool of two different tokens at a factory, anew with each block; loading while one of them is not chosen. */
export function usePool(
  factory: Address | undefined,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
): Loadable<Pool> {
  const isAsked =
    factory !== undefined && tokenA !== undefined && tokenB !== undefined && !isSameAddress(tokenA, tokenB)
  const place = useCall(isAsked ? contractCall(factory, pairFactory.getPair, tokenA, tokenB) : undefined)
  const address = valueOf(place)
  const pool = useReading(
    useMemo(
      () => (isAsked && address !== undefined ? poolReading(address, tokenA, tokenB) : undefined),
      [isAsked, address, tokenA, tokenB],
    ),
  )
  return place.status === 'failed' ? place : pool
}
