import { beforeEach, inject } from 'vitest'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { type Chain, createChain } from '../support/chain'

/** The local Cronos of these tests, reverted after each one. */
export function useChain(): Chain {
  const chain = createChain(inject('rpcUrl'))
  beforeEach(async () => {
    const snapshotId = await chain.snapshot()
    // After every `afterEach`: a page that is still open would take this for a reorganisation.
    return async () => {
      await chain.resumeMining()
      await chain.revert(snapshotId)
      // The client ignores nodes that are behind its last block, so reset it.
      readClient.switchNodes(createFallbackNodes(getDeployment().rpcUrls, getDeployment().chainId))
    }
  })
  return chain
}
