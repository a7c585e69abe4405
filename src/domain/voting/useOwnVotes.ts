import type { OwnVote, ProposalSummary } from '@/api/snapshot/parse'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

/** The votes of an account on some proposals; loading without proposals. @param url of the hub */
export function useOwnVotes(
  url: string | undefined,
  account: Address,
  proposals: readonly Pick<ProposalSummary, 'id'>[] | undefined,
): Loadable<readonly OwnVote[]> {
  const ids = proposals?.map(({ id }) => id) ?? []
  return useService(
    url === undefined || ids.length === 0 ? undefined : `voting/own/${url}/${account.toLowerCase()}/${ids.join()}`,
    async () => (url === undefined ? [] : (await import('@/api/snapshot/query')).fetchOwnVotes(url, account, ids)),
  )
}
