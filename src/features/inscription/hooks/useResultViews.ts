import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { minedHash, txState } from '@/lib/txState'
import { failureDescription } from '@/widgets/tx/failureDescription'
import type { ResultView } from '../components/ResultList'
import type { MintProgress } from '../model/sendMints'

/** Current state of each mint of a batch, updated with its receipt. */
export function useResultViews(results: MintProgress['results']): readonly ResultView[] {
  const { tText } = useTranslation()
  const { recent } = useTransactions()
  return results.map((result): ResultView => {
    if (result === undefined) return { status: 'waiting' }
    if (result.status === 'rejected') return { status: 'rejected' }
    if (result.status === 'failed') return { status: 'failed', reason: tText(failureDescription(result.error)) }
    const record = recent.find(({ hash }) => hash === result.hash)
    const state = record === undefined ? 'pending' : txState(record)
    if (record === undefined || state === 'pending') return { status: 'sent', hash: result.hash }
    return { status: state === 'succeeded' ? 'confirmed' : 'reverted', hash: minedHash(record) }
  })
}
