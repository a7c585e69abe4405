import { readClient } from '@/chain/rpc/readClient'
import type { Claims } from '@/domain/claims/claims'
import { type Contributors, readContributors } from '@/domain/claims/contributors'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** The contributors of a pre-seed, read again each minute and when a transaction of the account is confirmed. */
export function useContributors(claims: Claims, contract: Address): Loadable<Contributors> {
  const version = useConfirmedCount()
  return useService(`claims/contributors/${contract}`, () => readContributors(readClient, claims, contract), {
    version,
  })
}
