import { expect, it } from 'vitest'
import type { SoldToken } from '@/chain/calls/sale/probeSale'
import { transferFees } from './transferFees'

const percentsOf = (quotedUnits: bigint, boughtUnits: bigint, soldUnits: bigint) => {
  const sold: SoldToken = { status: 'sold', paidWei: 1n, returnedWei: 1n, quotedUnits, boughtUnits, soldUnits }
  const { buying, selling } = transferFees(sold)
  return [buying, selling].map((fee) => fee.times(100).toFixed())
}

it('a fee is what did not arrive, of buying and of selling on its own', () => {
  expect(percentsOf(1_000n, 880n, 836n)).toEqual(['12', '5'])
  expect(percentsOf(1_000n, 1_000n, 990n)).toEqual(['0', '1'])
})

it('nothing is kept where everything or more arrives, and of nothing', () => {
  expect(percentsOf(1_000n, 1_003n, 1_004n)).toEqual(['0', '0'])
  expect(percentsOf(0n, 0n, 0n)).toEqual(['0', '0'])
})

it('a pool that receives nothing of a sale is a fee of everything', () => {
  expect(percentsOf(1_000n, 1_000n, 0n)).toEqual(['0', '100'])
})
