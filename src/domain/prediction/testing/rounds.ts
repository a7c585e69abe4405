import type { Bet, Market, Round } from '../round'

export const CRO = 10n ** 18n
export const START_SEC = 1_700_000_000

/** A market whose round 10 takes bets. */
export const market: Market = {
  currentEpoch: 10,
  isPaused: false,
  hasStarted: true,
  intervalSec: 300,
  bufferSec: 60,
  minBetWei: CRO,
  feeBps: 300n,
}

/** The current round, which has just started, with bets on both sides. */
export const currentRound: Round = {
  epoch: 10,
  startSec: START_SEC,
  lockSec: START_SEC + 300,
  closeSec: START_SEC + 600,
  lockPrice: undefined,
  closePrice: undefined,
  lockOracleId: 0n,
  closeOracleId: 0n,
  bullWei: 15n * CRO,
  bearWei: 135n * CRO,
  rewardBaseWei: 0n,
  rewardWei: 0n,
}

/** The round before it, locked at 0.1 dollars. */
export const liveRound: Round = {
  ...currentRound,
  epoch: 9,
  startSec: START_SEC - 300,
  lockSec: START_SEC,
  closeSec: START_SEC + 300,
  lockPrice: 10_000_000n,
  lockOracleId: 7n,
}

/** A round that up has won. */
export const wonRound: Round = {
  ...liveRound,
  epoch: 8,
  startSec: START_SEC - 600,
  lockSec: START_SEC - 300,
  closeSec: START_SEC,
  closePrice: 10_100_000n,
  closeOracleId: 9n,
  rewardBaseWei: 15n * CRO,
  rewardWei: 145_500_000_000_000_000_000n,
}

export const bullBet: Bet = { position: 'bull', amountWei: 2n * CRO, isClaimed: false }
