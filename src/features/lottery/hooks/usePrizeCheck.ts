import { useCallback, useEffect, useRef, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import type { Lottery } from '@/domain/lottery/lottery'
import { type LotteryRound, lotteryVersion } from '@/domain/lottery/round'
import { type LotteryEntry, type ScanProgress, scanEntries } from '@/domain/lottery/scanEntries'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import type { Address } from '@/lib/hex'

type CheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly progress: ScanProgress }
  | { readonly status: 'failed' }
  /** `isRefreshing` while it is checked again, after a claim. */
  | { readonly status: 'checked'; readonly entries: readonly LotteryEntry[]; readonly isRefreshing: boolean }

export interface PrizeCheck {
  readonly state: CheckState
  /** Looks for tickets and prizes in every lottery. */
  readonly check: () => void
}

/**
 * The prizes of an account in all lotteries, found on demand, and again once a transaction of it is confirmed, and after
 * each draw.
 * @param newest the latest lottery, undefined until it is read
 */
export function usePrizeCheck(
  lottery: Lottery,
  account: Address,
  newest: Pick<LotteryRound, 'id' | 'status'> | undefined,
): PrizeCheck {
  const currentId = newest?.id
  const [state, setState] = useState<CheckState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const scan = useCallback(
    (isAgain: boolean) => {
      if (currentId === undefined) return
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const change = (next: CheckState | ((before: CheckState) => CheckState)) => {
        if (!controller.signal.aborted) setState(next)
      }
      change((before) =>
        isAgain && before.status === 'checked'
          ? { ...before, isRefreshing: true }
          : { status: 'checking', progress: { done: 0, total: 1 } },
      )
      scanEntries(
        readClient,
        lottery,
        { account, currentId },
        {
          signal: controller.signal,
          onProgress: (progress) =>
            change((before) => (before.status === 'checking' ? { status: 'checking', progress } : before)),
        },
      ).then(
        (entries) => change({ status: 'checked', entries, isRefreshing: false }),
        () => change({ status: 'failed' }),
      )
    },
    [lottery, account, currentId],
  )

  const version = useConfirmedCount() + lotteryVersion(newest)
  const checkedVersion = useRef(version)
  const isChecked = state.status === 'checked'
  useEffect(() => {
    if (version === checkedVersion.current) return
    checkedVersion.current = version
    if (isChecked) scan(true)
  }, [version, isChecked, scan])

  return { state, check: useCallback(() => scan(false), [scan]) }
}
