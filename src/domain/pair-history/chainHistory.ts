import { syncEvent } from '@/chain/contracts/pair'
import { createLogHistory, type LogHistory } from '@/chain/logs/logHistory'
import { readDatedLogs } from '@/chain/logs/logTimes'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import type { Pair } from '@/domain/pair/pair'
import { toDecimal } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import type { ReservesAt } from './model/reserves'

/** Each may cost a request for its block's time. */
const MAX_POINTS = 240

/** Cached per pair, so that only new events are requested. */
const histories = new Map<Address, LogHistory>()

/**
 * A pair's reserves from its Sync events, oldest first, as far back as a few requests reach.
 * @throws RpcError, NetworkError
 */
export async function readChainReserves({ address, token0, token1 }: Pair): Promise<readonly ReservesAt[]> {
  const filter = { address, topics: [syncEvent.topic] }
  const history = histories.get(address) ?? createLogHistory(readClient, filter, getDeployment().startBlock)
  histories.set(address, history)
  const { logs } = await history.read()
  const dated = await readDatedLogs(readClient, logs, MAX_POINTS)
  return dated.map(({ log, timeSec }) => {
    const { reserve0, reserve1 } = syncEvent.decode(log.data)
    return { timeSec, reserve0: toDecimal(reserve0, token0.decimals), reserve1: toDecimal(reserve1, token1.decimals) }
  })
}
