import { logProblem } from '@/platform/log'
import type { ListsState } from '@/store/lists/listsSlice'
import { type TokenMap, tokenMapOf } from './tokenMap'

/** The token maps of some lists on one chain; invalid lists are skipped. */
export function mapsOf(byUrl: ListsState['byUrl'], urls: readonly string[], chainId: number): readonly TokenMap[] {
  return urls.flatMap((url) => {
    const list = byUrl[url]?.current
    if (list === undefined) return []
    try {
      return [tokenMapOf(list, chainId)]
    } catch (error) {
      logProblem('Could not show token list due to error', error)
      return []
    }
  })
}
