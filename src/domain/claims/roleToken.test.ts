import { id } from 'ethers'
import { expect, it } from 'vitest'
import { ROLE_IDS } from './roleToken'

it('names roles by the hashes of their names', () => {
  expect(ROLE_IDS.minter).toBe(id('MINTER_ROLE'))
  expect(ROLE_IDS.pauser).toBe(id('PAUSER_ROLE'))
})
