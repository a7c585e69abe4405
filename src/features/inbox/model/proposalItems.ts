import type { OwnVote, ProposalSummary } from '@/api/snapshot/parse'
import { proposalPath } from '@/config/routes'
import type { InboxItem } from '@/domain/inbox/item'
import { chosenTexts } from '@/domain/voting/choice'
import type { TranslatableText } from '@/i18n/keys'
import { sanitizeText } from '@/lib/sanitizeText'

const MAX_TEXT = 80

/** Open proposals, each with what the account has voted. @param votes undefined while they are not known */
export function proposalItems(
  proposals: readonly ProposalSummary[],
  votes: readonly OwnVote[] | undefined,
): readonly InboxItem[] {
  return proposals.map(({ id, title, end, choices }): InboxItem => {
    const own = votes?.find(({ proposal }) => proposal === id)
    return {
      id: `proposal ${id}`,
      area: 'voting',
      kind: 'ending',
      title: { key: 'inbox.title.proposal', values: { name: sanitizeText(title, MAX_TEXT) } },
      ...(votes && { note: own === undefined ? { key: 'inbox.vote.none' } : voteNote(own, choices) }),
      amounts: [],
      until: { timeSec: end },
      path: proposalPath(id),
    }
  })
}

function voteNote({ choice }: OwnVote, choices: readonly string[]): TranslatableText {
  const texts = chosenTexts(choice, choices)
  if (texts === undefined) return { key: 'inbox.vote.done' }
  return { key: 'inbox.vote.own', values: { choice: sanitizeText(texts.join(', '), MAX_TEXT) } }
}
