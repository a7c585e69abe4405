import { useMemo } from 'react'
import type { Reading } from '@/chain/calls/reading'
import { useCallReader } from '@/hooks/useCallReader'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { type BetRecord, isFinal } from './model/betRecord'
import { betReading, roundReading } from './reads'
import type { Bet, Round } from './round'

/** Unfinished bets that are read with each block, from the newest. */
const MAX_LIVE = 100
const NO_RECORDS: readonly BetRecord[] = []

interface LiveBet {
  readonly bet: Bet
  readonly round: Round
}

/** Reads the bets that can still change, and their rounds, with each block; without those that could not be read. */
export function useLiveBets(
  prediction: Address | undefined,
  account: Address | undefined,
  records: readonly BetRecord[] = NO_RECORDS,
): readonly LiveBet[] {
  // A text, because records are new with each block.
  const epochs = records
    .filter((record) => !isFinal(record))
    .slice(0, MAX_LIVE)
    .map(({ epoch }) => epoch)
    .join(' ')
  const pairs = useMemo(
    () =>
      prediction === undefined || account === undefined || epochs === ''
        ? []
        : epochs.split(' ').map((epoch) => ({
            bet: betReading(prediction, Number(epoch), account),
            round: roundReading(prediction, Number(epoch)),
          })),
    [prediction, account, epochs],
  )
  const read = useCallReader(
    useMemo(() => pairs.flatMap(({ bet, round }): readonly Reading<unknown>[] => [bet, round]), [pairs]),
  )
  return useMemo(
    () =>
      pairs.flatMap((pair) => {
        const bet = valueOf(pair.bet.derive(read))
        const round = valueOf(pair.round.derive(read))
        return bet === undefined || round === undefined ? [] : [{ bet, round }]
      }),
    [pairs, read],
  )
}
