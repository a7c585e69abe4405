import type { HubSpace, ProposalState, ProposalSummary } from '@/api/snapshot/parse'

export const PROPOSAL_STATES = ['active', 'pending', 'closed'] as const satisfies readonly ProposalState[]
export const PROPOSAL_KINDS = ['core', 'community', 'all'] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** In the query string of the list. */
export const STATE_PARAM = 'state'
export const KIND_PARAM = 'type'

/** The list that the address names; active core proposals by default. */
export function chosenList(params: URLSearchParams): { readonly state: ProposalState; readonly kind: ProposalKind } {
  return {
    state: PROPOSAL_STATES.find((state) => state === params.get(STATE_PARAM)) ?? 'active',
    kind: PROPOSAL_KINDS.find((kind) => kind === params.get(KIND_PARAM)) ?? 'core',
  }
}

/** Whether its author is an admin or a member of the space. */
export function isCore({ coreAuthors }: HubSpace, { author }: Pick<ProposalSummary, 'author'>): boolean {
  return coreAuthors.has(author.toLowerCase())
}

/** The proposals of a kind. */
export function proposalsOf(
  proposals: readonly ProposalSummary[],
  kind: ProposalKind,
  space: HubSpace,
): readonly ProposalSummary[] {
  return kind === 'all' ? proposals : proposals.filter((proposal) => isCore(space, proposal) === (kind === 'core'))
}
