import { expect, it } from 'vitest'
import { purchaseRoom, type SquadAccount, type SquadSale, tokenIdOf } from './sale'

const sale: SquadSale = {
  status: 'sale',
  maxSupply: 100,
  maxReserveSupply: 0,
  maxPreSaleSupply: 20,
  maxPerAddress: 10,
  maxPerTransaction: 5,
  priceWei: 15n,
  preSaleSec: 1_000,
  startSec: 2_000,
  refundSec: 3_000,
  soldTickets: 50,
  snapshotBlock: 7,
}
const account: SquadAccount = { hasActiveProfile: true, preSaleLimit: 3, preSaleUsed: 1, tickets: 1, paidWei: 15n }
const RICH = 1_000n

it.each([
  ['a transaction', sale, account, RICH, 5, 'transaction'],
  // 10 and the one of the presale, less 8.
  ['a wallet', sale, { ...account, tickets: 8 }, RICH, 3, 'wallet'],
  ['the supply', { ...sale, soldTickets: 98 }, account, RICH, 2, 'supply'],
  ['the balance', sale, account, 44n, 2, 'balance'],
  ['the tickets of the presale', { ...sale, status: 'presale' }, account, RICH, 2, 'presaleUsed'],
  ['who owned no bunny', { ...sale, status: 'presale' }, { ...account, preSaleLimit: 0 }, RICH, 0, 'notEligible'],
  ['the profile', sale, { ...account, hasActiveProfile: false }, RICH, 0, 'profile'],
  ['the phase', { ...sale, status: 'drawing' }, account, RICH, 0, 'notOnSale'],
  // The owner has the tickets of the reserve.
  ['nothing below 0', sale, { ...account, tickets: 20 }, RICH, 0, 'wallet'],
] as const)('is limited by %s', (_, terms, own, balanceWei, count, limit) => {
  expect(purchaseRoom(terms, own, balanceWei)).toEqual({ count, limit })
})

it('wraps the NFTs of tickets around the supply', () => {
  expect(tokenIdOf(3n, 95n, 100)).toBe(98n)
  expect(tokenIdOf(7n, 95n, 100)).toBe(2n)
})
