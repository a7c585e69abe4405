import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { competitorsAnswer, type IndexedCompetitor, type IndexedTrade, ownScoreAnswer } from './parse'

/** Accounts of a team whose volume is its score. */
const TEAM_ROWS = 500
/** The newest trades of an account. */
const TRADE_ROWS = 100
const MAX_BYTES = 500_000

const COMPETITOR = graphql(`
  fragment Competitor on User {
    address
    team { teamId }
    registration
    volumeUSD
    txCount
  }
`)
const COMPETITORS = graphql(
  `
    query competitors($team: String!, $rows: Int!) {
      users(first: $rows, orderBy: volumeUSD, orderDirection: desc, where: { team: $team }) { ...Competitor }
      _meta { block { number timestamp } }
    }
  `,
  [COMPETITOR],
)
const OWN_SCORE = graphql(
  `
    query ownScore($id: ID!, $user: String!, $rows: Int!) {
      user(id: $id) { ...Competitor }
      trades(first: $rows, orderBy: timestamp, orderDirection: desc, where: { user: $user }) {
        hash
        timestamp
        volumeUSD
        swapCount
      }
    }
  `,
  [COMPETITOR],
)

/** The best accounts of a team. */
export interface TeamPage {
  readonly competitors: readonly IndexedCompetitor[]
  /** How far the index is; undefined if it does not tell. */
  readonly indexed: IndexedBlock | undefined
}

/** The 500 accounts of a team with the largest volume. @throws ServiceError */
export async function fetchTeam(
  urls: SubgraphUrls,
  competition: Address,
  teamId: number,
  signal?: AbortSignal,
): Promise<TeamPage> {
  const { users, _meta } = await queryGraph(urls, {
    document: COMPETITORS,
    variables: { team: `${competition.toLowerCase()}-${teamId}`, rows: TEAM_ROWS },
    answer: competitorsAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return { competitors: users, indexed: _meta }
}

/** What an account has traded in a competition. */
export interface IndexedScore {
  /** Undefined for an account that is not registered. */
  readonly competitor: IndexedCompetitor | undefined
  /** The newest 100, newest first. */
  readonly trades: readonly IndexedTrade[]
}

/** The volume and the newest trades of an account. @throws ServiceError */
export async function fetchOwnScore(
  urls: SubgraphUrls,
  competition: Address,
  account: Address,
  signal?: AbortSignal,
): Promise<IndexedScore> {
  const id = `${competition}-${account}`.toLowerCase()
  const { user, trades } = await queryGraph(urls, {
    document: OWN_SCORE,
    variables: { id, user: id, rows: TRADE_ROWS },
    answer: ownScoreAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return { competitor: user, trades }
}
