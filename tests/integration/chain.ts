import { afterEach, beforeEach, inject } from 'vitest'
import { createChain, type Chain } from '../support/chain'

/** The local Cronos of these tests, set back after each one. */
export function useChain(): Chain {
  const chain = createChain(inject('rpcUrl'))
  let snapshotId = ''
  beforeEach(async () => {
    snapshotId = await chain.snapshot()
  })
  afterEach(() => chain.revert(snapshotId))
  return chain
}
