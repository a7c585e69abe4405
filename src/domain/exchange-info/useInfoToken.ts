import { useMemo } from 'react'
import { useKept } from '@/hooks/useKept'
import type { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { useInfoService, useIsRecent } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoTokenDetail } from './model/info'
import type { Moment } from './model/infoTimes'
import type { PastTokens } from './model/infoToken'
import { added, growth } from './model/worth'
import { blocksKey, readPast, usePastBlocks } from './usePastBlocks'
import { readPastTokens, useTokenRows } from './useTokenList'

/**
 * A token, every 10 seconds while visible; undefined where the subgraph does not know it. Remount the component (`key`)
 * for another token.
 */
export function useInfoToken(token: Address): Loadable<InfoTokenDetail | undefined> {
  const id = token.toLowerCase()
  const list = useInfoService(`infoToken ${id}`, async (urls) => (await loadQueries()).fetchTokens(urls, [token]))
  const rows = useTokenRows(list)
  const blocks = valueOf(usePastBlocks())
  const past = useKept(
    useInfoService(
      blocks && `infoToken ${id} ${blocksKey(blocks)}`,
      (urls) => readPast(blocks, (block) => readPastTokens(urls, [token], block)),
      { isFixed: true },
    ),
  )
  const indexed = valueOf(list)?.tokens[0]
  const isRecent = useIsRecent(valueOf(list)?.indexed)
  return useMemo(
    () =>
      mapLoadable(rows, ({ rows: [row], indexed: block }) => {
        if (row === undefined || indexed === undefined) return undefined
        const known = isRecent ? valueOf(past) : undefined
        return { ...row, reserves: indexed.reserves, volumeChange: known && volumeChange(known), indexed: block }
      }),
    [rows, indexed, past, isRecent],
  )
}

/** The last 24 complete hours against the 24 before. */
function volumeChange(past: Readonly<Record<Moment, PastTokens>>): Decimal | undefined {
  const until = (moment: Moment) => past[moment].tokens[0]?.volumeUsd
  return growth(added(until('hourSec'), until('dayAgoSec')), added(until('dayAgoSec'), until('twoDaysAgoSec')))
}
