import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { encodeCall } from '../abi/codec'
import { optionNftContract } from '../contracts/optionNft'
import { vaultContract } from '../contracts/vault'
import { readGrant } from './allowanceGrant'
import { approveTx } from './approveTx'
import { payloadsOf } from './prepareTx'

const TOKEN: Address = `0x${'a1'.repeat(20)}`
const SPENDER: Address = `0x${'b2'.repeat(20)}`

describe('readGrant', () => {
  it('reads from the call data who may take how much', () => {
    const [first, second] = payloadsOf(approveTx({ token: TOKEN, tokenName: 'USDC', spender: SPENDER, amount: 7n }))
    expect(readGrant(first)).toEqual({ token: TOKEN, spender: SPENDER, amount: 2n ** 256n - 1n })
    expect(second && readGrant(second)).toEqual({ token: TOKEN, spender: SPENDER, amount: 7n })
  })

  it.each([
    [true, 'all'],
    [false, 0n],
  ] as const)('reads an operator of all NFTs: %s', (isApproved, amount) => {
    const data = encodeCall(optionNftContract.functions.setApprovalForAll, [SPENDER, isApproved])
    expect(readGrant({ to: TOKEN, data })).toEqual({ token: TOKEN, spender: SPENDER, amount })
  })

  it('finds none in another call', () => {
    expect(readGrant({ to: TOKEN, data: encodeCall(vaultContract.functions.forceCompound, []) })).toBeUndefined()
  })
})
