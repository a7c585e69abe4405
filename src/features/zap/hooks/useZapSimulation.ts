import { useEffect } from 'react'
import useSWR from 'swr'
import { toChainError } from '@/chain/chainError'
import { zap } from '@/chain/generated/zap'
import { readClient } from '@/chain/readClient'
import { simulateTx } from '@/chain/simulateTx'
import { useBlock } from '@/hooks/useBlock'
import type { ZapSimulation } from '../model/zapForm'
import { zapCall, type ZapTerms } from '../model/zapTx'

const NONE: ZapSimulation = { status: 'none' }
const LOADING: ZapSimulation = { status: 'loading' }

/** Runs the zap on the node without sending it, anew with each block. @param terms undefined where there is nothing to run */
export function useZapSimulation(terms: ZapTerms | undefined): ZapSimulation {
  const call = terms && zapCall(terms)
  // The arguments say all: the value follows from them. A bigint is no part of a key.
  const key = call === undefined || terms === undefined ? undefined : ['zap', call.contract, terms.account, ...call.args.map(String)].join()
  const { data, error, mutate } = useSWR<bigint, unknown>(
    key,
    () => {
      if (call === undefined || terms === undefined) throw new Error('Nothing to simulate')
      return simulateTx(readClient, { ...call, fn: zap, from: terms.account })
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, dedupingInterval: 500 },
  )
  const block = useBlock()?.number
  useEffect(() => {
    if (block !== undefined) void mutate()
  }, [block, mutate])

  if (key === undefined) return NONE
  if (error !== undefined) return { status: 'failed', error: toChainError(error) }
  return data === undefined ? LOADING : { status: 'ready', amountOut: data }
}
