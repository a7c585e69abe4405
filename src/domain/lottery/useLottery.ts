import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { tokenPriceReading } from '@/domain/price/reads'
import { useReading } from '@/hooks/useReading'
import type { Decimal } from '@/lib/decimal'
import { combineLoadables, LOADING, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import type { Lottery } from './lottery'
import { type LotteryState, lotteryRoundReading, lotteryStateReading } from './reads'
import type { LotteryRound } from './round'

/** The latest lottery, read with each block. */
export interface LotteryReads {
  readonly state: Loadable<LotteryState>
  /** `pending` before the first one has started. */
  readonly round: Loadable<LotteryRound>
  /** Tickets of that lottery sold so far. */
  readonly soldTickets: Loadable<number>
  /** USD per token; undefined without a market. */
  readonly price: Loadable<Decimal | undefined>
}

function soldTickets({ nextTicketId }: LotteryState, round: LotteryRound): number {
  return round.soldTickets ?? Math.max(0, Number(nextTicketId - round.firstTicketId))
}

/**
 * Reads the latest lottery. The one after it is read ahead, so that its start replaces the one before at once, from the
 * same block.
 */
export function useLottery({ address, token }: Lottery): LotteryReads {
  const state = useReading(useMemo(() => lotteryStateReading(address), [address]))
  const id = valueOf(state)?.currentId
  const round = useReading(
    useMemo(() => (id === undefined ? undefined : lotteryRoundReading(address, id)), [address, id]),
  )
  useReading(useMemo(() => (id === undefined ? undefined : lotteryRoundReading(address, id + 1)), [address, id]))
  const price = useReading(useMemo(() => tokenPriceReading(getDeployment(), token.symbol), [token]))
  return useMemo(() => {
    // The number fails before the lottery is asked for.
    const known = state.status === 'failed' ? state : round
    return {
      state,
      round: known,
      soldTickets: mapLoadable(combineLoadables([state, known]), ([now, current]) => soldTickets(now, current)),
      price,
    }
  }, [state, round, price])
}

/** A lottery by its number; loading while that is not known. */
export function useLotteryRound({ address }: Lottery, id: number | undefined): Loadable<LotteryRound> {
  const reading = useMemo(() => (id === undefined ? undefined : lotteryRoundReading(address, id)), [address, id])
  const round = useReading(reading, ROUND_OPTIONS)
  return reading === undefined ? LOADING : round
}

/** A past lottery doesn't change, and the latest is read with each block by `useLottery`. */
const ROUND_OPTIONS = { blocksPerFetch: 20 } as const
