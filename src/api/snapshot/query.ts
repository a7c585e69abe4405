import type { Address } from '@/lib/hex'
import { GRAPH_PAGE_ROWS, type GraphPage, type PagedRows, readGraphPages } from '../graphPages'
import { queryGraph } from '../queryGraph'
import { graphql } from './graphql'
import {
  type HubPower,
  type HubSpace,
  type HubVote,
  type OwnVote,
  ownVotesAnswer,
  type Proposal,
  type ProposalState,
  type ProposalSummary,
  powerAnswer,
  proposalAnswer,
  proposalsAnswer,
  spaceAnswer,
  votesAnswer,
} from './parse'

const MAX_BYTES = 500_000
/** A proposal's text may have a megabyte. */
const MAX_PROPOSAL_BYTES = 3_000_000
/** Lists hold the texts of authors and voters. */
const MAX_LIST_BYTES = 10_000_000
/** The hub's limit on `skip`. */
const MAX_SKIP = 5_000
/** For a proposal of a hundred thousand votes. */
const MAX_VOTE_PAGES = 110

const SPACE = graphql(`
  query space($id: String!) {
    space(id: $id) {
      symbol
      admins
      members
      filters {
        minScore
        onlyMembers
      }
      strategies {
        name
        params
      }
    }
  }
`)
const PROPOSALS = graphql(`
  query proposals($space: String!, $state: String!, $rows: Int!, $order: String!, $direction: OrderDirection!) {
    proposals(
      first: $rows
      skip: 0
      where: { space: $space, state: $state }
      orderBy: $order
      orderDirection: $direction
    ) {
      id
      title
      author
      state
      start
      end
      choices
      scores
      votes
    }
  }
`)
const PROPOSAL = graphql(`
  query proposal($id: String!) {
    proposal(id: $id) {
      id
      title
      author
      state
      start
      end
      choices
      scores
      votes
      body
      type
      snapshot
      quorum
      scores_total
      discussion
      ipfs
    }
  }
`)
const VOTES = graphql(`
  query votes($proposal: String!, $until: Int!, $skip: Int!, $rows: Int!) {
    votes(
      first: $rows
      skip: $skip
      where: { proposal: $proposal, created_lte: $until }
      orderBy: "created"
      orderDirection: desc
    ) {
      id
      voter
      created
      choice
      vp
      reason
      metadata
      ipfs
    }
  }
`)
const OWN_VOTES = graphql(`
  query ownVotes($voter: String!, $proposals: [String], $rows: Int!) {
    votes(first: $rows, where: { voter: $voter, proposal_in: $proposals }) {
      proposal {
        id
      }
      choice
    }
  }
`)
const POWER = graphql(`
  query power($voter: String!, $space: String!, $proposal: String) {
    vp(voter: $voter, space: $space, proposal: $proposal) {
      vp
      vp_by_strategy
    }
  }
`)

const graphUrl = (serviceUrl: string) => [`${serviceUrl}/graphql`]

/** The rules of a space; undefined if the hub has none of that name. @throws ServiceError */
export async function fetchSpace(serviceUrl: string, id: string): Promise<HubSpace | undefined> {
  const { space } = await queryGraph(graphUrl(serviceUrl), {
    document: SPACE,
    variables: { id },
    answer: spaceAnswer,
    maxBytes: MAX_BYTES,
  })
  return space ?? undefined
}

/** What comes first: the vote that ends next, starts next, or ended last. */
const ORDERS = {
  active: { order: 'end', direction: 'asc' },
  pending: { order: 'start', direction: 'asc' },
  closed: { order: 'end', direction: 'desc' },
} as const

/** The first thousand proposals of a state. @throws ServiceError */
export async function fetchProposals(
  serviceUrl: string,
  space: string,
  state: ProposalState,
): Promise<readonly ProposalSummary[]> {
  const { proposals } = await queryGraph(graphUrl(serviceUrl), {
    document: PROPOSALS,
    variables: { space, state, rows: GRAPH_PAGE_ROWS, ...ORDERS[state] },
    answer: proposalsAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return proposals
}

/** A proposal; undefined if the hub has none of that id. @throws ServiceError */
export async function fetchProposal(serviceUrl: string, id: string): Promise<Proposal | undefined> {
  const { proposal } = await queryGraph(graphUrl(serviceUrl), {
    document: PROPOSAL,
    variables: { id },
    answer: proposalAnswer,
    maxBytes: MAX_PROPOSAL_BYTES,
  })
  return proposal ?? undefined
}

/** Voting power of an account: at a proposal's snapshot block, or at the latest block. @throws ServiceError */
export async function fetchPower(
  serviceUrl: string,
  space: string,
  voter: Address,
  proposal?: string,
): Promise<HubPower> {
  const { vp } = await queryGraph(graphUrl(serviceUrl), {
    document: POWER,
    variables: { voter, space, ...(proposal !== undefined && { proposal }) },
    answer: powerAnswer,
    maxBytes: MAX_BYTES,
  })
  return vp
}

/**
 * The votes of an account on some proposals, in one request.
 * @param proposals ids, a thousand at most
 * @throws ServiceError
 */
export async function fetchOwnVotes(
  serviceUrl: string,
  voter: Address,
  proposals: readonly string[],
): Promise<readonly OwnVote[]> {
  const { votes } = await queryGraph(graphUrl(serviceUrl), {
    document: OWN_VOTES,
    variables: { voter, proposals: [...proposals], rows: GRAPH_PAGE_ROWS },
    answer: ownVotesAnswer,
    maxBytes: MAX_LIST_BYTES,
  })
  return votes
}

/** Where a page of votes starts: after `skip` of the votes that were cast until then. */
interface VoteCursor {
  readonly until: number
  readonly skip: number
}

const FIRST: VoteCursor = { until: 2 ** 31 - 1, skip: 0 }

/**
 * The cursor after a page of votes, newest first; undefined after an empty one. Votes of one second are skipped, so that
 * the hub's limit on `skip` only counts for these.
 */
export function nextVoteCursor(page: readonly Pick<HubVote, 'created'>[], cursor: VoteCursor): VoteCursor | undefined {
  const last = page.at(-1)
  if (last === undefined) return undefined
  const ofLast = page.filter(({ created }) => created === last.created).length
  return { until: last.created, skip: ofLast + (cursor.until === last.created ? cursor.skip : 0) }
}

/** All votes of a proposal, newest first, in pages until one is empty. @throws ServiceError */
export async function fetchVotes(serviceUrl: string, proposal: string): Promise<PagedRows<HubVote>> {
  return readGraphPages<HubVote, VoteCursor>({
    loadPage: async (given, signal): Promise<GraphPage<HubVote, VoteCursor>> => {
      const cursor = given ?? FIRST
      const { votes } = await queryGraph(graphUrl(serviceUrl), {
        document: VOTES,
        variables: { proposal, ...cursor, rows: GRAPH_PAGE_ROWS },
        answer: votesAnswer,
        maxBytes: MAX_LIST_BYTES,
        signal,
      })
      const next = nextVoteCursor(votes, cursor)
      return next !== undefined && next.skip > MAX_SKIP
        ? { rows: votes, next: undefined, isCut: true }
        : { rows: votes, next }
    },
    keyOf: ({ id }) => id,
    maxPages: MAX_VOTE_PAGES,
  })
}
