import { describe, expect, it } from 'vitest'
import { FACTORY, SHARE_TOKEN, testVault, UNDERLYING } from '@/domain/vault/testVaults'
import { compoundTx, createEarningTx } from './vaultTx'

const vault = testVault()

describe('requests', () => {
  it('compound with at least 1000000 gas', () => {
    expect(compoundTx(vault, SHARE_TOKEN)).toMatchObject({ contract: SHARE_TOKEN, args: [], gas: { minimum: 1_000_000n } })
  })
  it('create the strategy of the underlying token at the factory', () => {
    const request = createEarningTx(vault, FACTORY)
    expect(request).toMatchObject({ contract: FACTORY, args: [UNDERLYING], touches: [FACTORY] })
    expect(request.fn.signature).toBe('createCandyStrategy(address)')
  })
})
