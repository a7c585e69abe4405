import { useMemo } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { GamePosition, OwnGame } from '@/domain/game/ownGame'
import { tokenPriceReading } from '@/domain/price/reads'
import { valueAmount } from '@/domain/price/valuedAmount'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useNowSec } from '@/hooks/useNowSec'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { getLottery } from './lottery'
import { prizeSum, unclaimedTickets } from './model/claims'
import { lotteryRoundReading, lotteryStateReading } from './reads'
import type { LotteryRound } from './round'
import { scanEntries } from './scanEntries'

/** Draws take hours, and the account's own purchases and claims are counted by `version`. */
const REFRESH_MS = 600_000

/** Whether the number of a lottery is still to be drawn. */
const isOpen = ({ status }: Pick<LotteryRound, 'status'>) => status === 'open' || status === 'close'

/**
 * The account's tickets of the running lottery, and the prizes that it can claim now in all lotteries. They are searched
 * again after each draw, outside of the multicall of each block. Undefined on a network without the lottery.
 */
export function useOwnLottery(account: Address): OwnGame | undefined {
  const lottery = getLottery()
  const address = lottery?.address
  const state = useReading(useMemo(() => address && lotteryStateReading(address), [address]))
  const id = valueOf(state)?.currentId
  const round = useReading(
    useMemo(() => (address && id !== undefined ? lotteryRoundReading(address, id) : undefined), [address, id]),
  )
  const price = useReading(
    useMemo(() => lottery && tokenPriceReading(getDeployment(), lottery.token.symbol), [lottery]),
  )
  const version = useConfirmedCount()
  const newest = valueOf(round)
  const phase = newest && `${newest.id}/${newest.status}`
  const entries = useService(
    address && phase ? `lottery/own/${address}/${account}/${phase}` : undefined,
    async () => (lottery && id ? scanEntries(readClient, lottery, { account, currentId: id }) : []),
    { version, refreshMs: REFRESH_MS },
  )
  const nowSec = useNowSec()
  const decimals = lottery?.token.decimals ?? 0
  // New with each block, but rarely another.
  const position = useDeepMemo(
    useMemo((): Loadable<GamePosition> => {
      // Without the latest lottery, nothing is searched.
      const failed = [state, round].find(({ status }) => status === 'failed')
      if (failed?.status === 'failed') return failed
      return mapLoadable(combineLoadables([entries, price]), ([all, usdPerToken]): GamePosition => {
        const won = all.flatMap((entry) => (nowSec > entry.deadlineSec ? [] : unclaimedTickets(entry.won)))
        const open = all.flatMap((entry) => (isOpen(entry.round) ? entry.tickets : []))
        return { unclaimed: valueAmount(prizeSum(won), decimals, usdPerToken), open: { count: open.length } }
      })
    }, [state, round, entries, price, nowSec, decimals]),
  )
  return useMemo(() => lottery && { game: 'lottery', currency: lottery.token, position }, [lottery, position])
}
