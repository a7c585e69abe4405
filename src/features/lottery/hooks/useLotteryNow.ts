import { getLottery, type Lottery } from '@/domain/lottery/lottery'
import { type LotteryPhase, lotteryPhase } from '@/domain/lottery/round'
import { type LotteryReads, useLottery } from '@/domain/lottery/useLottery'
import { useBlock } from '@/hooks/useBlock'
import { valueOf } from '@/lib/loadable'

/** The lottery of the network, and what it does now. */
export interface LotteryNow extends LotteryReads {
  readonly lottery: Lottery
  /** By the time of the latest block; undefined before it and the lottery are read. */
  readonly phase: LotteryPhase | undefined
  /** Number of the latest lottery; undefined until it is read. */
  readonly currentId: number | undefined
}

/** Reads the latest lottery. @throws if the network has none */
export function useLotteryNow(): LotteryNow {
  const lottery = getLottery()
  if (lottery === undefined) throw new Error('The network has no lottery')
  const reads = useLottery(lottery)
  const nowSec = useBlock()?.timestampSec
  const round = valueOf(reads.round)
  return {
    ...reads,
    lottery,
    phase: round === undefined || nowSec === undefined ? undefined : lotteryPhase(round, nowSec),
    currentId: valueOf(reads.state)?.currentId,
  }
}
