/** Terms of the prediction market. Amounts are CRO, times seconds, fees basis points. */
export const predictionTable = {
  intervalSec: 300,
  bufferSec: 60,
  /** Maximum age of an oracle answer that locks or ends a round. */
  allowanceSec: 300,
  minBetCro: 1,
  treasuryFeeBps: 300,
  /** Least time between answers of the oracle. */
  updateSec: 10,
} as const

/** Rounds of the older market are counted in blocks. It ends with this many rounds, of which the last two are open. */
export const olderPrediction = { intervalBlocks: 2, bufferBlocks: 2, rounds: 6 } as const

/**
 * How the price moves in each past round: the deployer buys or sells CRO at its start. A round's bets are decided by the
 * move of the round after it.
 */
export const PAST_MOVES: readonly ('up' | 'down')[] = [
  'up',
  'down',
  'up',
  'up',
  'down',
  'down',
  'up',
  'down',
  'up',
  'down',
  'down',
  'up',
  'up',
  'down',
]
/** What each move swaps. Small, because the pools should stay as their table says. */
export const MOVE_USD = 1_000

/** Rounds on which the first two users have bet, in CRO; a negative amount is a bet on a falling price. */
export const userBets: readonly Readonly<Record<number, number>>[] = [
  { 2: 20, 3: 20, 4: -20, 8: -40, 13: 20, 14: 20 },
  { 2: -20, 5: 20, 9: -20 },
]
/** The same for the older market. */
export const olderUserBets: readonly Readonly<Record<number, number>>[] = [{ 1: -10, 2: 10, 6: 10 }, { 3: 10 }]
/** Bets of a trader in each past round, in CRO. */
export const TRADER_BETS_CRO: readonly number[] = [120, 75, 310, 55, 240]

/** A past lottery, drawn, and the next one, which ends before the present. Amounts are base units of the product token. */
export const lotteryTable = {
  /** Least length of a lottery, short for tests. */
  minLengthSec: 60,
  claimPeriodSec: 90 * 86_400,
  ticketPrice: 100n * 10n ** 18n,
  /** n tickets cost a divisor-th less for each one after the first: 4.95 % for a hundred. */
  discountDivisor: 2_000n,
  /** Basis points of what is left after the fee, from the first digit's bracket. */
  shares: [250n, 375n, 625n, 1_250n, 2_500n, 5_000n],
  treasuryFeeBps: 2_000n,
  injected: 20_000n * 10n ** 18n,
  /** The past lottery ends during these rounds of the prediction market, and is drawn a few blocks later. */
  closesInRound: 6,
  drawsInRound: 10,
  /** The next one ends before the chain reaches the present. */
  nextLengthSec: 43_200,
  /** Of each of the first two users, in the past lottery: all ten first digits, so that they win at least once. */
  userTickets: 10,
  /** Of a trader, in each lottery. More don't fit the gas of a deploy step's transaction. */
  traderTickets: 60,
} as const

/** From which the secrets of the local chain's draws derive. Public, unlike on a real network. */
export const LOTTERY_SEED = `0x${'5eed'.repeat(16)}`
