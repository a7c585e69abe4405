import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import { type GraphPage, pageBySkip } from '../graphPages'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import {
  betsAnswer,
  type IndexedBet,
  type IndexedPlayer,
  type IndexedRound,
  playerAnswer,
  playersAnswer,
  roundAnswer,
} from './parse'
import { LEAST_BETS, type PlayerOrder } from './playerOrder'

/** Rows of a page of the leaderboard. */
export const PLAYER_ROWS = 20
/** Bets of a player's card. */
const LAST_BETS = 5
/** As many as The Graph gives at once. */
const HISTORY_BETS = 1_000
const MAX_BYTES = 2_000_000

const BET = graphql(`
  fragment Bet on Bet {
    hash
    amount
    position
    result
    payout
    claimed
    claimedHash
    createdAt
    round { epoch position lockPrice closePrice startAt lockAt closeAt }
  }
`)
const PLAYER = graphql(`
  fragment Player on User {
    id
    totalBets
    totalBetsSettled
    totalBetsWon
    totalBNB
    winRate
    netBNB
  }
`)
const BETS_QUERY = graphql(
  `
    query bets($id: ID!, $user: String!, $first: Int!) {
      user(id: $id) { totalBets }
      bets(first: $first, orderBy: createdAt, orderDirection: desc, where: { user: $user }) { ...Bet }
      uncollected: bets(
        first: $first
        orderBy: createdAt
        orderDirection: desc
        where: { user: $user, claimed: false, result_in: [Won, Refunded] }
      ) { ...Bet }
      _meta { block { number timestamp } }
    }
  `,
  [BET],
)
const PLAYERS_QUERY = graphql(
  `
    query players($first: Int!, $skip: Int!, $orderBy: User_orderBy!, $where: User_filter!) {
      users(first: $first, skip: $skip, orderBy: $orderBy, orderDirection: desc, where: $where) { ...Player }
      _meta { block { number timestamp } }
    }
  `,
  [PLAYER],
)
const PLAYER_QUERY = graphql(
  `
    query player($id: ID!, $user: String!, $first: Int!) {
      user(id: $id) { ...Player }
      bets(first: $first, orderBy: createdAt, orderDirection: desc, where: { user: $user }) { ...Bet }
      _meta { block { number timestamp } }
    }
  `,
  [PLAYER, BET],
)
const ROUND_QUERY = graphql(`
  query round($id: ID!) {
    round(id: $id) { lockAt lockHash closeAt closeHash }
  }
`)

/** An account's bets, newest first. */
export interface IndexedBets {
  readonly bets: readonly IndexedBet[]
  /** How many the index has. */
  readonly count: number
  /** How far the index is; undefined if it does not tell. */
  readonly indexed: IndexedBlock | undefined
}

/** The newest 1,000 bets of an account, and older ones that were not collected. @throws ServiceError */
export async function fetchBets(urls: SubgraphUrls, account: Address): Promise<IndexedBets> {
  const id = account.toLowerCase()
  const { bets, uncollected, user, _meta } = await queryGraph(urls, {
    document: BETS_QUERY,
    variables: { id, user: id, first: HISTORY_BETS },
    answer: betsAnswer,
    maxBytes: MAX_BYTES,
  })
  const newest = new Set(bets.map(({ epoch }) => epoch))
  return {
    bets: [...bets, ...uncollected.filter(({ epoch }) => !newest.has(epoch))],
    count: user?.totalBets ?? 0,
    indexed: _meta,
  }
}

/** Rows of the leaderboard, and how far the index is. */
export interface PlayerPage extends GraphPage<IndexedPlayer, number> {
  readonly indexed: IndexedBlock | undefined
}

/**
 * A page of the leaderboard: players with at least ten bets and a positive value of what it is ordered by.
 * @throws ServiceError
 */
export async function fetchPlayers(urls: SubgraphUrls, orderBy: PlayerOrder, skip: number): Promise<PlayerPage> {
  const { users, _meta } = await queryGraph(urls, {
    document: PLAYERS_QUERY,
    variables: {
      first: PLAYER_ROWS,
      skip,
      orderBy,
      where: { totalBets_gte: String(LEAST_BETS), [`${orderBy}_gt`]: '0' },
    },
    answer: playersAnswer,
    maxBytes: MAX_BYTES,
  })
  return { ...pageBySkip(users, skip, PLAYER_ROWS), indexed: _meta }
}

/** A player, whatever their results, with the last bets; the player is undefined if they have not bet. @throws ServiceError */
export async function fetchPlayer(urls: SubgraphUrls, account: Address) {
  const id = account.toLowerCase()
  const { user, bets, _meta } = await queryGraph(urls, {
    document: PLAYER_QUERY,
    variables: { id, user: id, first: LAST_BETS },
    answer: playerAnswer,
    maxBytes: MAX_BYTES,
  })
  return { player: user, bets, indexed: _meta }
}

/** The transactions of a round; undefined if it is not indexed. @throws ServiceError */
export async function fetchRound(urls: SubgraphUrls, epoch: number): Promise<IndexedRound | undefined> {
  const { round } = await queryGraph(urls, {
    document: ROUND_QUERY,
    variables: { id: String(epoch) },
    answer: roundAnswer,
    maxBytes: MAX_BYTES,
  })
  return round
}
