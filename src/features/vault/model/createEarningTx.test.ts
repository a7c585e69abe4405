import { expect, it } from 'vitest'
import { FACTORY, testVault, UNDERLYING } from '@/domain/vault/testing/vaults'
import { createEarningTx } from './createEarningTx'

it('creates the strategy of the underlying token at the factory', () => {
  const request = createEarningTx(testVault(), FACTORY)
  expect(request).toMatchObject({ contract: FACTORY, args: [UNDERLYING], touches: [FACTORY] })
  expect(request.fn.name).toBe('createCandyStrategy')
})
