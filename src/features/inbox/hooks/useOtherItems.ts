import { useMemo } from 'react'
import { routes } from '@/config/routes'
import type { InboxArea, InboxItem } from '@/domain/inbox/item'
import { useTokenLists } from '@/domain/token-list/useTokenLists'
import { useOwnVotes } from '@/domain/voting/useOwnVotes'
import { hubUrl, useProposals } from '@/domain/voting/useProposals'
import type { Address } from '@/lib/hex'
import { retryFailed, valueOf } from '@/lib/loadable'
import { sanitizeText } from '@/lib/sanitizeText'
import { proposalItems } from '../model/proposalItems'

const MAX_NAME = 80

export interface OtherItems {
  readonly items: readonly InboxItem[]
  readonly failed: readonly InboxArea[]
  readonly retry: (() => void) | undefined
}

/** What is not on the chain: proposals that are open, with the account's votes, and updates of the token lists of this browser. */
export function useOtherItems(account: Address): OtherItems {
  const { lists } = useTokenLists()
  const url = hubUrl()
  const proposals = useProposals(url, 'active')
  const votes = useOwnVotes(url, account, valueOf(proposals))
  return useMemo(() => {
    const updates = lists.flatMap(({ url: listUrl, name, update }): readonly InboxItem[] =>
      update === undefined
        ? []
        : [
            {
              id: `list ${listUrl}`,
              area: 'swap',
              kind: 'change',
              title: { key: 'inbox.title.tokenList', values: { name: sanitizeText(name ?? listUrl, MAX_NAME) } },
              amounts: [],
              path: routes.swap,
            },
          ],
    )
    const reads = [proposals, votes]
    const isFailed = reads.some(({ status }) => status === 'failed')
    return {
      items: [...proposalItems(valueOf(proposals) ?? [], valueOf(votes)), ...updates],
      failed: isFailed ? ['voting'] : [],
      retry: isFailed ? () => retryFailed(reads) : undefined,
    }
  }, [lists, proposals, votes])
}
