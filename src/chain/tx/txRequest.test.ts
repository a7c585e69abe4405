import { describe, expect, it } from 'vitest'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { deposit } from '../generated/nativeVault'
import { txRequest } from './txRequest'

const text = { key: 'tx.sent' }
const depositInto = (contract: Address) =>
  txRequest(deposit, {
    contract,
    args: [],
    gas: { margin: 1.1 },
    summary: text,
    success: text,
    failure: text,
    touches: [],
  })

describe('txRequest', () => {
  it('is of the contract that it is made for', () => {
    const vault: Address = `0x${'bB'.repeat(20)}`
    expect(depositInto(vault)).toMatchObject({ contract: vault, fn: deposit })
  })

  it.each<Address>(['0x12', ZERO_ADDRESS, `0x${'g'.repeat(40)}`])('is refused for %s', (contract) => {
    expect(() => depositInto(contract)).toThrow(`Invalid 'address' parameter '${contract}'.`)
  })
})
