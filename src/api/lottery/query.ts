import type { Address } from '@/lib/hex'
import { queryGraph, type SubgraphUrls } from '../queryGraph'
import { graphql } from './graphql'
import { entriesAnswer, type IndexedEntry, type IndexedLottery, LOTTERY_PAGE_ROWS, lotteriesAnswer } from './parse'

const MAX_BYTES = 200_000

const LOTTERIES = graphql(`
  query lotteries($skip: Int!, $rows: Int!) {
    lotteries(first: $rows, skip: $skip, orderBy: startTime, orderDirection: desc) {
      id
      status
      totalUsers
      totalTickets
      endTime
      finalNumber
      winningTickets
    }
  }
`)
const ENTRIES = graphql(`
  query entries($user: String!, $skip: Int!, $rows: Int!) {
    rounds(first: $rows, skip: $skip, where: { user: $user }, orderBy: block, orderDirection: desc) {
      lottery { id endTime }
      totalTickets
      claimedTickets
      claimedCake
    }
  }
`)

/** Lotteries, newest first, a page of `LOTTERY_PAGE_ROWS`. @throws ServiceError */
export async function fetchLotteries(
  urls: SubgraphUrls,
  skip: number,
  signal?: AbortSignal,
): Promise<readonly IndexedLottery[]> {
  const { lotteries } = await queryGraph(urls, {
    document: LOTTERIES,
    variables: { skip, rows: LOTTERY_PAGE_ROWS },
    answer: lotteriesAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return lotteries
}

/** The lotteries of an account, newest first, a page of `LOTTERY_PAGE_ROWS`. @throws ServiceError */
export async function fetchEntries(
  urls: SubgraphUrls,
  account: Address,
  skip: number,
  signal?: AbortSignal,
): Promise<readonly IndexedEntry[]> {
  const { rounds } = await queryGraph(urls, {
    document: ENTRIES,
    variables: { user: account.toLowerCase(), skip, rows: LOTTERY_PAGE_ROWS },
    answer: entriesAnswer,
    maxBytes: MAX_BYTES,
    signal,
  })
  return rounds
}
