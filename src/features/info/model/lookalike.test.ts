import { expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { isLookalike } from './lookalike'

it('is a token with a listed symbol and another address', () => {
  const address = getDeployment().tokens['USDC']?.address ?? ZERO_ADDRESS
  expect(isLookalike({ address, symbol: 'USDC' })).toBe(false)
  expect(isLookalike({ address: ZERO_ADDRESS, symbol: 'uSDC' })).toBe(true)
  expect(isLookalike({ address: ZERO_ADDRESS, symbol: 'CRO' })).toBe(true)
  expect(isLookalike({ address: ZERO_ADDRESS, symbol: 'NOBODYS' })).toBe(false)
})
