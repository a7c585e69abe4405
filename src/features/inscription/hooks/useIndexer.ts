import type { Inscription, InscriptionBalance } from '@/api/inscriptions/parse'
import { fromDeployment } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import { type Loadable, valueOf } from '@/lib/loadable'
import type { Known } from '../model/warnings'

/** URL of this network's indexer; undefined without one. */
export const getIndexerUrl = fromDeployment((deployment) => deployment.services['inscriptions'])

const loadQuery = () => import('@/api/inscriptions/query')

/** The account's balances; loading without an account or an indexer. */
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

/** All deployed ticks; loading without an indexer. */
export function useInscriptions(): Loadable<readonly Inscription[]> {
  const version = useConfirmedCount()
  const url = getIndexerUrl()
  return useService(
    url === undefined ? undefined : 'inscription/list',
    async () => (url === undefined ? [] : (await loadQuery()).readInscriptions(url)),
    { version },
  )
}

/** Indexer data for the warnings. */
export function useKnownInscriptions(): Known {
  return { list: valueOf(useInscriptions()), balances: valueOf(useInscriptionBalances()) }
}
