import type { IndexedPool, IndexedPools, PoolHour, PoolTimes } from '@/api/exchange/infoPools'
import { infoTimes } from './model/infoTimes'

const HOUR_SEC = 3_600
/** How long older hours are not read again. */
const KEPT_MS = 300_000

interface Read {
  readonly atMs: number
  readonly hourSec: number
  /** By address in lower case. */
  readonly hours: ReadonlyMap<string, readonly PoolHour[]>
}

type LoadPools = (times: PoolTimes) => Promise<IndexedPools>

/**
 * Creates a reader of a list of pools with their hours since two days ago. It keeps the older ones, so that a list that
 * is read every few seconds only asks for the last two hours of each pool.
 */
export function createPoolReader(): (load: LoadPools, nowSec: number) => Promise<IndexedPools> {
  let last: Read | undefined
  return async (load, nowSec) => {
    const { sinceSec, hourSec, twoDaysAgoSec } = infoTimes(nowSec)
    const kept = last?.hourSec === hourSec && Date.now() - last.atMs < KEPT_MS ? last.hours : undefined
    if (kept !== undefined) {
      const lastHourSec = hourSec - HOUR_SEC
      const recent = await load({ hoursSinceSec: lastHourSec, sinceSec })
      // A pool that is new in the list has no older hours yet.
      if (recent.pools.every(({ address }) => kept.has(keyOf(address))))
        return { ...recent, pools: recent.pools.map((pool) => withOlder(pool, kept, lastHourSec)) }
    }
    const whole = await load({ hoursSinceSec: twoDaysAgoSec, sinceSec })
    last = {
      atMs: Date.now(),
      hourSec,
      hours: new Map(whole.pools.map(({ address, hours }) => [keyOf(address), hours])),
    }
    return whole
  }
}

const keyOf = (address: string) => address.toLowerCase()

function withOlder(pool: IndexedPool, kept: Read['hours'], fromSec: number): IndexedPool {
  const older = (kept.get(keyOf(pool.address)) ?? []).filter(({ startSec }) => startSec < fromSec)
  return { ...pool, hours: [...pool.hours.filter(({ startSec }) => startSec >= fromSec), ...older] }
}
