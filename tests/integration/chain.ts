import { afterEach, beforeEach, inject } from 'vitest'
import { createPlainNodes } from '@/chain/rpc/plainNodes'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { type Chain, createChain } from '../support/chain'

/** The local Cronos of these tests, set back after each one. */
export function useChain(): Chain {
  const chain = createChain(inject('rpcUrl'))
  let snapshotId = ''
  beforeEach(async () => {
    snapshotId = await chain.snapshot()
  })
  afterEach(async () => {
    await chain.revert(snapshotId)
    // A client uses no node that is behind where it was: let it forget.
    readClient.switchNodes(createPlainNodes(getDeployment().rpcUrls, getDeployment().chainId))
  })
  return chain
}
