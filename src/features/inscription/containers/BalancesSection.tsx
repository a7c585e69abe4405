import { useAccount } from '@/hooks/useAccount'
import { retryFailed } from '@/lib/loadable'
import { BalancesCard } from '../components/BalancesCard'
import { getIndexerUrl, useInscriptionBalances, useInscriptions } from '../hooks/useIndexer'

/** The account's inscriptions, with the state of the indexer. */
export function BalancesSection() {
  const account = useAccount()
  const balances = useInscriptionBalances()
  const list = useInscriptions()
  const hasFailed = list.status === 'failed' || balances.status === 'failed'
  return (
    <BalancesCard
      hasIndexer={getIndexerUrl() !== undefined}
      hasAccount={account !== undefined}
      balances={balances}
      onRetry={hasFailed ? () => retryFailed([list, balances]) : undefined}
    />
  )
}
