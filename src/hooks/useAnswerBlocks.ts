import type { ContractCall } from '@/chain/calls/call'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from './storeHooks'

/** The block of the last answer to a call; undefined before there is one, and where the last read failed. */
export type AnswerBlock = (call: ContractCall<unknown>) => number | undefined

/** Follows what `tell` makes of the blocks in which calls were answered; drawn again only where that is another. */
export function useAnswerBlocks<T extends string | number | boolean>(tell: (blockOf: AnswerBlock) => T): T {
  return useAppSelector(({ multicall }) => {
    const results = multicall.results[getDeployment().chainId]
    return tell(({ key }) => {
      const { blockNumber, hasFailed = true } = results?.[key] ?? {}
      return hasFailed ? undefined : blockNumber
    })
  })
}
