import type { Inscription, InscriptionBalance } from '@/api/inscriptions/parse'
import { fromDeployment } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { useService } from '@/hooks/useService'
import { useTransactions } from '@/hooks/useTransactions'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Known } from '../model/warnings'

/** Where this network's indexer stands; undefined where it has none. */
export const getIndexerUrl = fromDeployment((deployment) => deployment.services['inscriptions'])

/** Changes when a transaction of the account is confirmed: what the indexer tells may be another then. */
function useConfirmedCount(): number {
  return useTransactions().recent.filter(({ receipt }) => receipt !== undefined).length
}

const loadQuery = () => import('@/api/inscriptions/query')

/** What the account holds; loading without an account or an indexer. */
export function useInscriptionBalances(): Loadable<readonly InscriptionBalance[]> {
  const account = useAccount()
  const version = useConfirmedCount()
  const url = getIndexerUrl()
  const key = url === undefined || account === undefined ? undefined : `inscription/balances/${account}`
  return useService(
    key,
    async () =>
      url === undefined || account === undefined ? [] : (await loadQuery()).readInscriptionBalances(url, account),
    { version },
  )
}

/** Every deployed tick; loading without an indexer. */
export function useInscriptions(): Loadable<readonly Inscription[]> {
  const version = useConfirmedCount()
  const url = getIndexerUrl()
  return useService(
    url === undefined ? undefined : 'inscription/list',
    async () => (url === undefined ? [] : (await loadQuery()).readInscriptions(url)),
    { version },
  )
}

/** What the indexer told, for warnings. */
export function useKnownInscriptions(): Known {
  return { list: valueOf(useInscriptions()), balances: valueOf(useInscriptionBalances()) }
}
