import { afterEach, beforeEach, inject } from 'vitest'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { type Chain, createChain } from '../support/chain'

/** The local Cronos of these tests, reverted after each one. */
export function useChain(): Chain {
  const chain = createChain(inject('rpcUrl'))
  let snapshotId = ''
  beforeEach(async () => {
    snapshotId = await chain.snapshot()
  })
  afterEach(async () => {
    await chain.resumeMining()
    await chain.revert(snapshotId)
    // The client ignores nodes that are behind its last block, so reset it.
    readClient.switchNodes(createFallbackNodes(getDeployment().rpcUrls, getDeployment().chainId))
  })
  return chain
}
