import type { Traded } from '@/api/exchange/infoPools'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useNowSec } from '@/hooks/useNowSec'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { SERIES_REFRESH, useInfoService } from './infoService'
import { loadQueries } from './loadQueries'

const DAY_SEC = 86_400
/** Rows of today and yesterday, which are of fewer pools. */
const TRADED = 100
/** More would be too many for one query. */
const MOST_ASKED = 200

/** What was traded most today and yesterday (UTC). */
export function useTraded(): Loadable<Traded> {
  const yesterdaySec = (Math.floor(useNowSec() / DAY_SEC) - 1) * DAY_SEC
  return useInfoService(
    `traded ${yesterdaySec}`,
    async (urls) => (await loadQueries()).fetchTraded(urls, TRADED, yesterdaySec),
    SERIES_REFRESH,
  )
}

/**
 * What a list has besides its largest entries: each once and in a fixed order, so that the same ones are the same list.
 * @param traded undefined while it is not known
 */
export function useAsked(asked: readonly Address[], traded: readonly Address[] = []): readonly Address[] {
  const byId = new Map([...asked, ...traded].map((address) => [address.toLowerCase(), address]))
  return useDeepMemo(
    [...byId.entries()]
      .slice(0, MOST_ASKED)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, address]) => address),
  )
}
