import { describe, expect, it } from 'vitest'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { AbiDecodeError } from '../abi/abiType'
import { erc20Contract } from '../contracts/erc20'
import { nativeVaultContract } from '../contracts/nativeVault'
import { pairContract } from '../contracts/pair'
import { callData } from '../tx/txCall'
import { parseCallKey } from './call'

const TOKEN: Address = `0x${'Ab'.repeat(20)}`
const ACCOUNT: Address = `0x${'cD'.repeat(20)}`

describe('contract reads', () => {
  it('have the same key for every case of the same address', () => {
    const call = erc20Contract(TOKEN).balanceOf(ACCOUNT)
    const lower = erc20Contract(TOKEN.toLowerCase() as Address).balanceOf(ACCOUNT.toLowerCase() as Address)
    expect(call.key).toBe(`0x${'ab'.repeat(20)}-0x70a08231${'0'.repeat(24)}${'cd'.repeat(20)}`)
    expect(lower.key).toBe(call.key)
    expect(parseCallKey(call.key)).toEqual({ to: call.to, data: call.data })
  })

  it('decode one value, or several by name', () => {
    const word = (digits: string) => digits.padStart(64, '0')
    expect(
      erc20Contract(TOKEN)
        .balanceOf(ACCOUNT)
        .decode(`0x${word('ff')}`),
    ).toBe(255n)
    const reserves = `0x${word('1')}${word('2')}${word('3')}` as const
    expect(pairContract(TOKEN).getReserves().decode(reserves)).toEqual({
      reserve0: 1n,
      reserve1: 2n,
      blockTimestampLast: 3n,
    })
    expect(() => erc20Contract(TOKEN).balanceOf(ACCOUNT).decode('0x')).toThrow(AbiDecodeError)
  })

  it('reject an invalid address', () => {
    expect(() => erc20Contract('0x12').balanceOf(ACCOUNT)).toThrow("Invalid 'address' parameter '0x12'.")
  })
})

describe('contract writes', () => {
  it('return the call that a transaction makes', () => {
    const call = erc20Contract(TOKEN).approve(ACCOUNT, 5n)
    expect(call).toEqual({ contract: TOKEN, fn: erc20Contract.functions.approve, args: [ACCOUNT, 5n] })
    expect(call.fn.name).toBe('approve')
    expect(callData(call)).toBe(`0x095ea7b3${'0'.repeat(24)}${'cd'.repeat(20)}${'5'.padStart(64, '0')}`)
  })

  it('take the value after the arguments if payable', () => {
    const vault = nativeVaultContract(TOKEN)
    expect(vault.deposit({ value: 7n })).toMatchObject({ args: [], value: 7n })
    expect(vault.depositReferral(ACCOUNT, { value: 7n })).toMatchObject({ args: [ACCOUNT], value: 7n })
    expect(vault.deposit({ value: 0n })).not.toHaveProperty('value')
  })

  it.each<Address>(['0x12', ZERO_ADDRESS, `0x${'g'.repeat(40)}`])('reject the contract %s', (contract) => {
    expect(() => nativeVaultContract(contract).deposit({ value: 7n })).toThrow(
      `Invalid 'address' parameter '${contract}'.`,
    )
  })
})
