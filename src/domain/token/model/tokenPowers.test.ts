import { describe, expect, it } from 'vitest'
import { type ContractControl, functionSelector } from '@/chain/calls/contractControl'
import { DEAD_ADDRESS } from '@/config/deadAddress'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { powersOf, tokenOwner } from './tokenPowers'

const OWNER: Address = `0x${'2'.repeat(40)}`
const control = (change: Partial<ContractControl>): ContractControl => ({
  owner: undefined,
  isPaused: undefined,
  isUpgradeable: false,
  selectors: new Set(),
  ...change,
})
const withFunctions = (...signatures: readonly string[]) =>
  control({ selectors: new Set(signatures.map(functionSelector)) })

describe('powersOf', () => {
  it('are those whose functions the code has', () => {
    expect(powersOf(withFunctions('transfer(address,uint256)', 'approve(address,uint256)'))).toEqual([])
    expect(powersOf(withFunctions('setTaxes(uint256,uint256)', 'mint(address,uint256)'))).toEqual(['mint', 'fee'])
    expect(powersOf(withFunctions('addBots(address[])', 'pause()'))).toEqual(['pause', 'block'])
  })

  it('include an upgrade, after which the code has any', () => {
    expect(powersOf(control({ isUpgradeable: true }))).toEqual(['upgrade'])
  })
})

describe('tokenOwner', () => {
  it('is unknown without an owner function, which is not renounced', () => {
    expect(tokenOwner(control({}))).toEqual({ status: 'none' })
  })

  it.each([ZERO_ADDRESS, DEAD_ADDRESS])('is renounced to %s', (owner) => {
    expect(tokenOwner(control({ owner }))).toEqual({ status: 'renounced' })
  })

  it('is an account otherwise', () => {
    expect(tokenOwner(control({ owner: OWNER }))).toEqual({ status: 'owned', owner: OWNER })
  })
})
