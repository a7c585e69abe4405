import { useEffect, useRef, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import type { ClaimItem } from '@/domain/inbox/claimAllTx'
import { findPrizes, prizeLotteryId, readPrizes } from '@/domain/inbox/lotteryPrizes'
import { getLottery } from '@/domain/lottery/lottery'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import type { Address } from '@/lib/hex'

export type PrizeSearch =
  | { readonly status: 'idle' | 'failed' }
  /** The part that is done, 0 to 1. */
  | { readonly status: 'searching'; readonly share: number }
  | { readonly status: 'done'; readonly items: readonly ClaimItem[] }

export interface LotteryPrizes {
  readonly search: PrizeSearch
  readonly start: () => void
  readonly cancel: () => void
}

/** Searches all lotteries when it is asked to, and reads those with prizes again after a transaction. */
export function useLotteryPrizes(account: Address): LotteryPrizes {
  const [search, setSearch] = useState<PrizeSearch>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const confirmed = useConfirmedCount()
  // Lotteries in which the last search found prizes.
  const found = useRef<readonly number[]>([])
  useEffect(() => () => running.current?.abort(), [])

  useEffect(() => {
    const lottery = getLottery()
    if (lottery === undefined || found.current.length === 0) return
    let isCurrent = true
    void readPrizes(readClient, lottery, account, found.current).then(
      (items) => isCurrent && setSearch({ status: 'done', items }),
      // The prizes stay as they were; a claim reads them again anyway.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [account, confirmed])

  return {
    search,
    start: () => {
      const lottery = getLottery()
      if (lottery === undefined) return
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const show = (next: PrizeSearch) => {
        if (!controller.signal.aborted) setSearch(next)
      }
      found.current = []
      show({ status: 'searching', share: 0 })
      void findPrizes(readClient, lottery, account, {
        signal: controller.signal,
        onProgress: ({ done, total }) => show({ status: 'searching', share: total === 0 ? 1 : done / total }),
      }).then(
        (items) => {
          if (!controller.signal.aborted) found.current = items.flatMap(({ id }) => prizeLotteryId(id) ?? [])
          show({ status: 'done', items })
        },
        () => show({ status: 'failed' }),
      )
    },
    cancel: () => {
      running.current?.abort()
      found.current = []
      setSearch({ status: 'idle' })
    },
  }
}
