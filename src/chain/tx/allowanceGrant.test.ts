import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { encodeCall } from '../abi/codec'
import { optionNftContract } from '../contracts/optionNft'
import { vaultContract } from '../contracts/vault'
import { decodeGrant } from './allowanceGrant'
import { approveTx } from './approveTx'
import { payloadsOf } from './prepareTx'

const TOKEN: Address = `0x${'a1'.repeat(20)}`
const SPENDER: Address = `0x${'b2'.repeat(20)}`

describe('decodeGrant', () => {
  it('decodes spender and amount from the call data', () => {
    const [first, second] = payloadsOf(approveTx({ token: TOKEN, tokenName: 'USDC', spender: SPENDER, amount: 7n }))
    expect(decodeGrant(first)).toEqual({ token: TOKEN, spender: SPENDER, amount: 2n ** 256n - 1n })
    expect(second && decodeGrant(second)).toEqual({ token: TOKEN, spender: SPENDER, amount: 7n })
  })

  it.each([
    [true, 'all'],
    [false, 0n],
  ] as const)('decodes an NFT operator: %s', (isApproved, amount) => {
    const data = encodeCall(optionNftContract.functions.setApprovalForAll, [SPENDER, isApproved])
    expect(decodeGrant({ to: TOKEN, data })).toEqual({ token: TOKEN, spender: SPENDER, amount })
  })

  it('returns undefined for any other call', () => {
    expect(decodeGrant({ to: TOKEN, data: encodeCall(vaultContract.functions.forceCompound, []) })).toBeUndefined()
  })
})
