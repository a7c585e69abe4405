import type { UserActivity } from '@/api/nft-market/query'
import type { NftMarket } from '@/domain/nft-market/market'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useIndexCheck } from '@/hooks/useIndexCheck'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import type { Loadable } from '@/lib/loadable'

interface IndexedActivity extends UserActivity {
  readonly indexed: IndexedBlock | undefined
}

/** What an account did on the market; loading on a network without the subgraph. */
export function useUserActivity({ subgraphUrls }: NftMarket, account: Address): Loadable<IndexedActivity> {
  const version = useConfirmedCount()
  const { isBehind } = useIndexCheck()
  return useService(
    subgraphUrls && `nftMarket/user/${account.toLowerCase()}`,
    async (): Promise<IndexedActivity> => {
      const { fetchUserActivity } = await import('@/api/nft-market/query')
      const { value, indexed } = await fetchUserActivity(subgraphUrls ?? [], account)
      return { ...value, indexed }
    },
    { version, isBehind: ({ indexed }) => isBehind(indexed) },
  )
}
