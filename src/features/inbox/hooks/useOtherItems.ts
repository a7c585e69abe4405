import { useMemo } from 'react'
import { proposalPath, routes } from '@/config/routes'
import type { InboxArea, InboxItem } from '@/domain/inbox/item'
import { useTokenLists } from '@/domain/token-list/useTokenLists'
import { hubUrl, useProposals } from '@/domain/voting/useProposals'
import { valueOf } from '@/lib/loadable'
import { sanitizeText } from '@/lib/sanitizeText'

const MAX_NAME = 80

export interface OtherItems {
  readonly items: readonly InboxItem[]
  readonly failed: readonly InboxArea[]
  readonly retry: (() => void) | undefined
}

/** What is not on the chain: proposals that are open, and updates of the token lists of this browser. */
export function useOtherItems(): OtherItems {
  const { lists } = useTokenLists()
  const url = hubUrl()
  const proposals = useProposals(url, 'active')
  return useMemo(() => {
    const open = (valueOf(proposals) ?? []).map(
      ({ id, title, end }): InboxItem => ({
        id: `proposal ${id}`,
        area: 'voting',
        kind: 'ending',
        title: { key: 'inbox.title.proposal', values: { name: sanitizeText(title, MAX_NAME) } },
        amounts: [],
        until: { timeSec: end },
        path: proposalPath(id),
      }),
    )
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
    const isFailed = proposals.status === 'failed'
    return {
      items: [...open, ...updates],
      failed: isFailed ? ['voting'] : [],
      retry: isFailed ? proposals.retry : undefined,
    }
  }, [lists, proposals])
}
