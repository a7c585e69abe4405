import type { Address } from '@/lib/hex'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { type IndexedPoints, type IndexedUser, PROFILE_PAGE_ROWS, pointsAnswer, usersAnswer } from './parse'

const MAX_BYTES = 200_000

const POINTS = graphql(`
  query points($user: String!, $skip: Int!, $rows: Int!) {
    points(first: $rows, skip: $skip, where: { user: $user }, orderBy: timestamp, orderDirection: desc) {
      id
      points
      campaignId
      hash
      timestamp
    }
  }
`)
const MEMBERS = graphql(`
  query members($team: String!, $skip: Int!, $rows: Int!) {
    users(first: $rows, skip: $skip, where: { team: $team }, orderBy: totalPoints, orderDirection: desc) {
      id
      isActive
      totalPoints
      nftAddress
      tokenId
    }
  }
`)

/** Points given to an account, newest first, a page of `PROFILE_PAGE_ROWS`. @throws ServiceError */
export async function fetchPoints(
  urls: SubgraphUrls,
  account: Address,
  skip: number,
  signal?: AbortSignal,
): Promise<readonly IndexedPoints[]> {
  const { points } = await queryGraph(urls, {
    document: POINTS,
    variables: { user: account.toLowerCase(), skip, rows: PROFILE_PAGE_ROWS },
    answer: pointsAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return points
}

/** Profiles of a team, paused ones included, most points first, a page of `PROFILE_PAGE_ROWS`. @throws ServiceError */
export async function fetchMembers(
  urls: SubgraphUrls,
  teamId: number,
  skip: number,
  signal?: AbortSignal,
): Promise<readonly IndexedUser[]> {
  const { users } = await queryGraph(urls, {
    document: MEMBERS,
    variables: { team: String(teamId), skip, rows: PROFILE_PAGE_ROWS },
    answer: usersAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return users
}
