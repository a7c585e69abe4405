import { useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { betReading, latestAnswerReading, marketReading, roundReading } from './reads'
import type { Bet, Market, OracleAnswer, Round } from './round'

const getReadings = fromDeployment(({ prediction: { contracts } }) => ({
  market: contracts.prediction && marketReading(contracts.prediction),
  answer: contracts.oracle && latestAnswerReading(contracts.oracle),
  address: contracts.prediction,
}))

/** The market of the network; loading on a network without one. */
export function useMarket(): Loadable<Market> {
  return useReading(getReadings().market)
}

/** The oracle's latest answer; loading on a network without one. */
export function useLatestAnswer(): Loadable<OracleAnswer> {
  return useReading(getReadings().answer)
}

/** A round, read with every block; undefined if it has not started. @param epoch undefined while unknown */
export function useRound(epoch: number | undefined): Loadable<Round | undefined> {
  const { address } = getReadings()
  return useReading(
    useMemo(
      () => (address === undefined || epoch === undefined ? undefined : roundReading(address, epoch)),
      [address, epoch],
    ),
  )
}

/** The account's bet on a round; undefined without one. Loading without an account. */
export function useBet(epoch: number | undefined, account: Address | undefined): Loadable<Bet | undefined> {
  const { address } = getReadings()
  return useReading(
    useMemo(
      () =>
        address === undefined || account === undefined || epoch === undefined
          ? undefined
          : betReading(address, epoch, account),
      [address, epoch, account],
    ),
  )
}
