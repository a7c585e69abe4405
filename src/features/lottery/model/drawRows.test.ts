import { describe, expect, it } from 'vitest'
import type { IndexedEntry, IndexedLottery } from '@/api/lottery/parse'
import { ticketNumber } from '@/domain/lottery/model/ticketNumber'
import type { LotteryRound } from '@/domain/lottery/round'
import { Decimal } from '@/lib/decimal'
import { mergeDraws, mergeEntries } from './drawRows'

const WEI = 10n ** 18n
const round = (id: number, part: Partial<LotteryRound> = {}): LotteryRound => ({
  id,
  status: 'claimable',
  startSec: id * 1_000,
  endSec: id * 1_000 + 500,
  ticketPriceWei: 100n * WEI,
  discountDivisor: 2_000n,
  sharesBps: [],
  treasuryFeeBps: 2_000n,
  prizesWei: [5n * WEI, 0n, 0n, 0n, 0n, 0n],
  winners: [3, 0, 0, 0, 0, 0],
  firstTicketId: 0n,
  soldTickets: 30,
  collectedWei: 0n,
  finalNumber: ticketNumber('900000'),
  ...part,
})
const indexed = (id: number, part: Partial<IndexedLottery> = {}): IndexedLottery => ({
  id,
  status: 'claimable',
  players: 4,
  tickets: 30,
  endSec: id * 1_000 + 500,
  finalNumber: ticketNumber('900000'),
  winningTickets: 3,
  ...part,
})

describe('mergeDraws', () => {
  it('keeps what the chain does not say where both agree', () => {
    const { rows, isBehind } = mergeDraws([indexed(2), indexed(1)], [round(2)])
    expect(isBehind).toBe(false)
    expect(rows.map(({ id, players, tickets }) => [id, players, tickets])).toEqual([
      [2, 4, 30],
      [1, 4, 30],
    ])
  })

  it('takes the chain where the subgraph is behind, and says so', () => {
    const old = indexed(2, { status: 'open', finalNumber: undefined, winningTickets: undefined, players: 2 })
    const { rows, isBehind } = mergeDraws([old, indexed(1)], [round(3), round(2)])
    expect(isBehind).toBe(true)
    expect(rows.map(({ id, status, players }) => [id, status, players])).toEqual([
      [3, 'claimable', undefined],
      [2, 'claimable', undefined],
      [1, 'claimable', 4],
    ])
  })

  it('keeps the tickets sold so far of an open lottery, and leaves out one that has not started', () => {
    const open = { status: 'open', finalNumber: undefined, soldTickets: undefined } as const
    const { rows } = mergeDraws(
      [indexed(2, { status: 'open', tickets: 12, finalNumber: undefined, winningTickets: undefined })],
      [round(3, { status: 'pending' }), round(2, open)],
    )
    expect(rows.map(({ id, tickets, winningTickets }) => [id, tickets, winningTickets])).toEqual([[2, 12, undefined]])
  })
})

describe('mergeEntries', () => {
  const entry: IndexedEntry = {
    lotteryId: 1,
    endSec: 1_500,
    tickets: 2,
    claimedTickets: 1,
    claimedAmount: new Decimal('5'),
  }
  const ticket = (id: number, isClaimed: boolean) => ({
    id: BigInt(id),
    number: ticketNumber('911111') ?? 0,
    isClaimed,
  })

  it('keeps a row that the chain confirms', () => {
    const fresh = [{ round: round(1), tickets: [ticket(1, true), ticket(2, false)] }]
    const { rows, isBehind } = mergeEntries([entry], fresh, 18)
    expect(isBehind).toBe(false)
    expect(rows.map(({ id, claimedAmount }) => [id, claimedAmount.toFixed()])).toEqual([[1, '5']])
  })

  it('takes purchases and claims that the subgraph does not have yet', () => {
    const fresh = [
      { round: round(2), tickets: [ticket(3, false)] },
      { round: round(1), tickets: [ticket(1, true), ticket(2, true)] },
    ]
    const { rows, isBehind } = mergeEntries([entry], fresh, 18)
    expect(isBehind).toBe(true)
    expect(
      rows.map(({ id, tickets, claimedTickets, claimedAmount }) => [
        id,
        tickets,
        claimedTickets,
        claimedAmount.toFixed(),
      ]),
    ).toEqual([
      [2, 1, 0, '0'],
      [1, 2, 2, '10'],
    ])
  })

  it('has no row for a lottery without tickets', () => {
    expect(mergeEntries([], [{ round: round(1), tickets: [] }], 18)).toEqual({ rows: [], isBehind: false })
  })
})
