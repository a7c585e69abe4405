import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { aggregatorV3Contract } from '@/chain/contracts/aggregatorV3'
import { predictionContract } from '@/chain/contracts/prediction'
import { toDecimal } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import type { Bet, Market, OracleAnswer, Round } from './round'

/** Decimals of the answers, as in all price feeds in dollars. */
export const PRICE_DECIMALS = 8
/** The contract's enum. */
const BULL = 0n

/** The terms of the market, and how far it is. */
export function marketReading(address: Address): Reading<Market> {
  const market = predictionContract(address)
  return combineReadings(
    [
      callReading(market.currentEpoch()),
      callReading(market.paused()),
      callReading(market.genesisStartOnce()),
      callReading(market.intervalSeconds()),
      callReading(market.bufferSeconds()),
      callReading(market.minBetAmount()),
      callReading(market.treasuryFee()),
    ],
    (currentEpoch, isPaused, hasStarted, interval, buffer, minBetWei, feeBps): Market => ({
      currentEpoch: Number(currentEpoch),
      isPaused,
      hasStarted,
      intervalSec: Number(interval),
      bufferSec: Number(buffer),
      minBetWei,
      feeBps,
    }),
  )
}

/** A round; undefined if it has not started. */
export function roundReading(address: Address, epoch: number): Reading<Round | undefined> {
  return combineReadings(
    [callReading(predictionContract(address).rounds(BigInt(epoch)))],
    (round): Round | undefined =>
      round.startTimestamp === 0n
        ? undefined
        : {
            epoch,
            startSec: Number(round.startTimestamp),
            lockSec: Number(round.lockTimestamp),
            closeSec: Number(round.closeTimestamp),
            lockPrice: round.lockOracleId === 0n ? undefined : round.lockPrice,
            closePrice: round.oracleCalled ? round.closePrice : undefined,
            lockOracleId: round.lockOracleId,
            closeOracleId: round.closeOracleId,
            bullWei: round.bullAmount,
            bearWei: round.bearAmount,
            rewardBaseWei: round.rewardBaseCalAmount,
            rewardWei: round.rewardAmount,
          },
  )
}

/** A bet as the contract returns it; undefined without one. */
export function toBet({
  position,
  amount,
  claimed,
}: {
  readonly position: bigint
  readonly amount: bigint
  readonly claimed: boolean
}): Bet | undefined {
  if (amount === 0n) return undefined
  return { position: position === BULL ? 'bull' : 'bear', amountWei: amount, isClaimed: claimed }
}

/** The bet of an account on a round; undefined without one. */
export function betReading(address: Address, epoch: number, account: Address): Reading<Bet | undefined> {
  return combineReadings([callReading(predictionContract(address).ledger(BigInt(epoch), account))], toBet)
}

type RoundData = {
  readonly roundId: bigint
  readonly answer: bigint
  readonly updatedAt: bigint
}

const toAnswer = ({ roundId, answer, updatedAt }: RoundData): OracleAnswer => ({
  id: roundId,
  answer,
  price: toDecimal(answer, PRICE_DECIMALS),
  updatedSec: Number(updatedAt),
})

/** The oracle's latest answer. */
export function latestAnswerReading(oracle: Address): Reading<OracleAnswer> {
  return combineReadings([callReading(aggregatorV3Contract(oracle).latestRoundData())], toAnswer)
}

/** The oracle's answer with an id; the read fails if it has none. */
export function answerReading(oracle: Address, id: bigint): Reading<OracleAnswer> {
  return combineReadings([callReading(aggregatorV3Contract(oracle).getRoundData(id))], toAnswer)
}
