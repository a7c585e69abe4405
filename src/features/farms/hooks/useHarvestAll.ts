import { useState } from 'react'
import { type FarmHarvest, harvestTx } from '@/domain/farm/harvestTx'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useTransactions } from '@/hooks/useTransactions'
import { useWallet } from '@/hooks/useWallet'
import type { Hex } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { txState } from '@/lib/txState'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import type { FarmEntry } from '../farmFinder'
import { harvestAllTx } from '../model/farmTx'

export interface HarvestAllState {
  /** Farms with rewards to harvest. */
  readonly count: number
  /** The wallet takes all harvests in one confirmation. */
  readonly isBatch: boolean
  /** The wallet is asked, or a harvest that was sent here has no receipt yet. */
  readonly isPending: boolean
  readonly submit: () => Promise<void>
}

/** The farms that owe the account rewards. */
function harvestsOf(entries: readonly FarmEntry[]): readonly FarmHarvest[] {
  return entries.flatMap(({ farm, reads: { holding } }) => {
    const earnedWei = holding === undefined ? undefined : valueOf(holding.earned)
    return earnedWei === undefined || earnedWei === 0n ? [] : [{ farm, earnedWei }]
  })
}

/** Harvests every farm: in one batch if the wallet supports that, otherwise one by one until one is not sent. */
export function useHarvestAll(entries: readonly FarmEntry[]): HarvestAllState {
  const submitTx = useSubmitTx()
  const { status } = useWallet()
  const { recent } = useTransactions()
  const [isAsking, setIsAsking] = useState(false)
  const [sent, setSent] = useState<readonly Hex[]>([])
  const harvests = harvestsOf(entries)
  const isBatch = useCanBatch(harvests.length > 1)
  const submit = async () => {
    const [first, ...others] = harvests
    if (first === undefined) return
    const requests = isBatch ? [harvestAllTx([first, ...others])] : harvests.map(harvestTx)
    setIsAsking(true)
    for (const request of requests) {
      const result = await submitTx(request)
      if (result.status !== 'sent') break
      setSent((before) => [...before, result.hash])
    }
    setIsAsking(false)
  }
  return {
    count: status === 'connected' ? harvests.length : 0,
    isBatch,
    isPending:
      isAsking || recent.some((transaction) => sent.includes(transaction.hash) && txState(transaction) === 'pending'),
    submit,
  }
}
