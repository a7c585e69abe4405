import type { Address } from '@/lib/hex'
import { type PagedRows, pageBySkip, readGraphPages } from '../graphPages'
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

async function fetchPoints(
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

async function fetchMembers(
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

/** Points given to an account, newest first. @throws ServiceError */
export async function fetchAllPoints(urls: SubgraphUrls, account: Address): Promise<PagedRows<IndexedPoints>> {
  return readGraphPages<IndexedPoints, number>({
    keyOf: ({ id }) => id,
    loadPage: async (skip = 0, signal) =>
      pageBySkip(await fetchPoints(urls, account, skip, signal), skip, PROFILE_PAGE_ROWS),
  })
}

/** Profiles of a team, paused ones included, most points first. @throws ServiceError */
export async function fetchAllMembers(urls: SubgraphUrls, teamId: number): Promise<PagedRows<IndexedUser>> {
  return readGraphPages<IndexedUser, number>({
    keyOf: ({ account }) => account,
    loadPage: async (skip = 0, signal) =>
      pageBySkip(await fetchMembers(urls, teamId, skip, signal), skip, PROFILE_PAGE_ROWS),
  })
}
