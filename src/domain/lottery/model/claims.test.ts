import { describe, expect, it } from 'vitest'
import { claimBatches, prizeSum, wonTickets } from './claims'
import { ticketNumber } from './ticketNumber'

const round = { finalNumber: ticketNumber('987654'), prizesWei: [1n, 10n, 100n, 1_000n, 10_000n, 100_000n] }
const tickets = ['987654', '900000', '000000', '980000', '911111'].map((digits, index) => ({
  id: BigInt(index),
  number: ticketNumber(digits) ?? 0,
  isClaimed: index === 3,
}))

describe('wonTickets', () => {
  it('are those with the first digit, each in its highest bracket', () => {
    const won = wonTickets(round, tickets)
    expect(won.map(({ id, bracket, prizeWei }) => [id, bracket, prizeWei])).toEqual([
      [0n, 5, 100_000n],
      [1n, 0, 1n],
      [3n, 1, 10n],
      [4n, 0, 1n],
    ])
    expect(prizeSum(won)).toBe(100_012n)
  })

  it('are none before the draw', () => {
    expect(wonTickets({ ...round, finalNumber: undefined }, tickets)).toEqual([])
  })
})

describe('claimBatches', () => {
  it('leave out what is claimed, and claim the largest prizes first', () => {
    const batches = claimBatches(7, wonTickets(round, tickets), 2)
    expect(
      batches.map(({ lotteryId, amountWei, tickets: of }) => [lotteryId, amountWei, of.map(({ id }) => id)]),
    ).toEqual([
      [7, 100_001n, [0n, 1n]],
      [7, 1n, [4n]],
    ])
  })

  it('claim 250 tickets in three transactions', () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      id: BigInt(index),
      number: ticketNumber('900000') ?? 0,
      isClaimed: false,
    }))
    expect(claimBatches(1, wonTickets(round, many), 100).map(({ tickets: of }) => of.length)).toEqual([100, 100, 50])
  })

  it('are none where a bracket pays nothing', () => {
    expect(claimBatches(1, wonTickets({ ...round, prizesWei: [0n, 0n, 0n, 0n, 0n, 0n] }, tickets), 100)).toEqual([])
  })
})
