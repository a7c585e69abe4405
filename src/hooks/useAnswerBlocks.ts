import type { ContractCall } from '@/chain/calls/call'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from './storeHooks'

/** The block of the last response to a call; undefined if there is none or the last read failed. */
export type AnswerBlock = (call: ContractCall<unknown>) => number | undefined

/** Selects from the blocks in which calls were answered; re-renders only if the result changes. */
export function useAnswerBlocks<T extends string | number | boolean>(select: (blockOf: AnswerBlock) => T): T {
  return useAppSelector(({ multicall }) => {
    const results = multicall.results[getDeployment().chainId]
    return select(({ key }) => {
      const { blockNumber, hasFailed = true } = results?.[key] ?? {}
      return hasFailed ? undefined : blockNumber
    })
  })
}
