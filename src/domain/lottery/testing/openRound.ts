import type { LotteryRound } from '../round'

const WEI = 10n ** 18n

/** A lottery that sells tickets for 100 tokens, with 10,000 in its pot. */
export const openRound: LotteryRound = {
  id: 3,
  status: 'open',
  startSec: 1_000,
  endSec: 2_000,
  ticketPriceWei: 100n * WEI,
  discountDivisor: 2_000n,
  sharesBps: [250n, 375n, 625n, 1_250n, 2_500n, 5_000n],
  treasuryFeeBps: 2_000n,
  prizesWei: [0n, 0n, 0n, 0n, 0n, 0n],
  winners: [0, 0, 0, 0, 0, 0],
  firstTicketId: 0n,
  soldTickets: undefined,
  collectedWei: 10_000n * WEI,
  finalNumber: undefined,
}
