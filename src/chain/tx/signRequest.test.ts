import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/hex'
import { assertReviewable, decodeSignedGrant, type SignRequest, signedFields, type TypedValue } from './signRequest'

const TOKEN: Address = `0x${'12'.repeat(20)}`
const SPENDER: Address = `0x${'34'.repeat(20)}`

function permit(
  message: Record<string, TypedValue>,
  primaryType = 'Permit',
): Extract<SignRequest, { kind: 'typedData' }> {
  return {
    kind: 'typedData',
    domain: { name: 'LP', chainId: 25, verifyingContract: TOKEN },
    types: {
      [primaryType]: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType,
    message,
  }
}
const message = { spender: SPENDER, value: '5', deadline: '1740000000' }

describe('signedFields', () => {
  it('lists the typed fields in order, and no others', () => {
    expect(signedFields(permit({ deadline: '7', note: 'not signed', spender: SPENDER, value: '5' }))).toEqual([
      { path: ['spender'], type: 'address', value: SPENDER },
      { path: ['value'], type: 'uint256', value: '5' },
      { path: ['deadline'], type: 'uint256', value: '7' },
    ])
  })

  it('descends into structs and lists', () => {
    const request: SignRequest = {
      kind: 'typedData',
      domain: {},
      types: {
        Order: [{ name: 'items', type: 'Item[]' }],
        Item: [
          { name: 'owner', type: 'address' },
          { name: 'ids', type: 'uint256[2]' },
        ],
      },
      primaryType: 'Order',
      message: { items: [{ owner: SPENDER, ids: [1, 2] }] },
    }
    expect(signedFields(request).map(({ path, value }) => [path.join('.'), value])).toEqual([
      ['items.0.owner', SPENDER],
      ['items.0.ids.0', '1'],
      ['items.0.ids.1', '2'],
    ])
  })

  it('rejects messages that are too long to review', () => {
    const endless: Extract<SignRequest, { kind: 'typedData' }> = {
      ...permit({}),
      types: { Permit: [{ name: 'list', type: 'uint8[]' }] },
      message: { list: Array.from({ length: 1_000 }, () => 1) },
    }
    expect(() => assertReviewable(endless)).toThrow('too long')
    expect(() => assertReviewable({ kind: 'text', message: 'a'.repeat(20_001) })).toThrow('too long')
    expect(() => assertReviewable({ kind: 'text', message: 'a'.repeat(20_000) })).not.toThrow()
  })

  it('stops at circular types', () => {
    const circle: Record<string, TypedValue> = {}
    circle['self'] = circle
    const request = { ...permit(circle), types: { Permit: [{ name: 'self', type: 'Permit' }] } }
    expect(() => assertReviewable(request)).toThrow('too long')
  })
})

describe('decodeSignedGrant', () => {
  it('is read from the message itself', () => {
    expect(decodeSignedGrant(permit(message))).toEqual({
      token: TOKEN,
      spender: SPENDER,
      amount: 5n,
      untilSec: 1_740_000_000n,
    })
  })

  it.each([
    ['another type', permit(message, 'Vote')],
    ['a value that is no number', permit({ ...message, value: 'all' })],
    ['a spender that is no address', permit({ ...message, spender: 'router' })],
    ['bare text', { kind: 'text', message: 'Permit' } as const],
  ])('is undefined for %s', (_name, request) => {
    expect(decodeSignedGrant(request)).toBeUndefined()
  })
})
