import { expect, it } from 'vitest'
import { ZERO_ADDRESS } from '@/lib/hex'
import { readInfoAddress } from './readInfoAddress'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it('takes an address in any case', () => {
  expect(readInfoAddress(ADDRESS)).toBe(ADDRESS.toLowerCase())
  expect(readInfoAddress(` ${ADDRESS.toLowerCase()} `)).toBe(ADDRESS.toLowerCase())
})

it.each(['', 'USDC', '0x1234', `${ADDRESS}00`, '<script>', ZERO_ADDRESS])('%j is no address', (text) => {
  expect(readInfoAddress(text)).toBeUndefined()
})
