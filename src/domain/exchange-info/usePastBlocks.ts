import type { BlockBefore } from '@/api/exchange/infoExchange'
import { useKept } from '@/hooks/useKept'
import type { Loadable } from '@/lib/loadable'
import { useInfoService, useInfoTimes } from './infoService'
import { loadQueries } from './loadQueries'
import type { Moment } from './model/infoTimes'

export type PastBlocks = Readonly<Record<Moment, BlockBefore>>

/** Blocks of the past do not change; only the next hour has others. */
const REFRESH_MS = 600_000

/** The blocks of the exchange's last transactions before the times of a day. */
export function usePastBlocks(): Loadable<PastBlocks> {
  const times = useInfoTimes()
  const blocks = useInfoService<PastBlocks>(
    `infoBlocks ${times.hourSec}`,
    async (urls) => {
      const { fetchBlockBefore } = await loadQueries()
      const [sinceSec, hourSec, dayAgoSec, twoDaysAgoSec] = await Promise.all([
        fetchBlockBefore(urls, times.sinceSec),
        fetchBlockBefore(urls, times.hourSec),
        fetchBlockBefore(urls, times.dayAgoSec),
        fetchBlockBefore(urls, times.twoDaysAgoSec),
      ])
      return { sinceSec, hourSec, dayAgoSec, twoDaysAgoSec }
    },
    {
      refreshMs: REFRESH_MS,
      // Until the index has passed the time, there may be later transactions before it.
      isBehind: ({ hourSec: { indexed } }) => (indexed?.timestampSec ?? Infinity) < times.hourSec,
    },
  )
  return useKept(blocks)
}

/** Something at the times of a day. @param load also without a block: before the exchange's first transaction */
export async function readPast<T>(
  blocks: PastBlocks | undefined,
  load: (block: number | undefined) => Promise<T>,
): Promise<Readonly<Record<Moment, T>>> {
  const [sinceSec, hourSec, dayAgoSec, twoDaysAgoSec] = await Promise.all([
    load(blocks?.sinceSec.block),
    load(blocks?.hourSec.block),
    load(blocks?.dayAgoSec.block),
    load(blocks?.twoDaysAgoSec.block),
  ])
  return { sinceSec, hourSec, dayAgoSec, twoDaysAgoSec }
}

/** For the key of what is read at these blocks. */
export function blocksKey({ sinceSec, hourSec, dayAgoSec, twoDaysAgoSec }: PastBlocks): string {
  return [sinceSec, hourSec, dayAgoSec, twoDaysAgoSec].map(({ block }) => block ?? '').join('/')
}
