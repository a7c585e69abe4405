import { expect, it } from 'vitest'
import { ZERO_ADDRESS } from '@/lib/hex'
import { readInfoAddress } from './readInfoAddress'

const CHECKSUMMED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it('takes an address in lower case, or with its checksum', () => {
  expect(readInfoAddress(CHECKSUMMED)).toEqual({ status: 'valid', address: CHECKSUMMED })
  expect(readInfoAddress(` ${CHECKSUMMED.toLowerCase()} `)).toEqual({
    status: 'valid',
    address: CHECKSUMMED.toLowerCase(),
  })
})

it.each(['', 'USDC', '0x1234', `${CHECKSUMMED}00`, '<script>', ZERO_ADDRESS])('%j is no address', (text) => {
  expect(readInfoAddress(text)).toEqual({ status: 'invalid', problem: 'notAddress' })
})

it('refuses an address whose letters are mistyped', () => {
  expect(readInfoAddress(CHECKSUMMED.replace('B', 'b').replace('a', 'A'))).toEqual({
    status: 'invalid',
    problem: 'checksum',
  })
})
