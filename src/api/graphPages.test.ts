import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { initGraphQLTada } from 'gql.tada'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { ServiceError } from './fetchJson'
import { GRAPH_PAGE_ROWS, pageByCursor, pageBySkip, readGraphPages } from './graphPages'
import { rowsOf } from './graphScalars'
import { queryGraph } from './queryGraph'
import type { introspection } from './stakingBar/generated/schema'

const graphql = initGraphQLTada<{ introspection: introspection; scalars: { BigDecimal: string } }>()
const QUERY = graphql('query days($since: Int) { barDailySnapshots(first: 3, where: { date_gte: $since }) { date } }')
const answer = v.object({ barDailySnapshots: v.array(v.object({ date: v.number() })) })
const PAGE_ROWS = 3

/** What the server answers to a request that asks for rows since a number; a text is no JSON. */
type Answer = (since: number, request: number) => readonly number[] | string

let server: Server | undefined
let requests: number[] = []

/** Starts a local GraphQL service. */
async function serve(answerTo: Answer): Promise<string> {
  requests = []
  const started = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      const { variables } = JSON.parse(body) as { variables: { since: number } }
      requests.push(variables.since)
      const rows = answerTo(variables.since, requests.length)
      response.setHeader('content-type', 'application/json')
      response.end(
        typeof rows === 'string'
          ? rows
          : JSON.stringify({ data: { barDailySnapshots: rows.map((date) => ({ date })) } }),
      )
    })
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`
}
afterEach(async () => {
  const running = server
  server = undefined
  running?.closeAllConnections()
  await new Promise((resolve) => (running === undefined ? resolve(undefined) : running.close(resolve)))
})

async function load(url: string, since: number, signal?: AbortSignal): Promise<readonly number[]> {
  const { barDailySnapshots } = await queryGraph([url], {
    document: QUERY,
    variables: { since },
    answer,
    maxBytes: 1_000,
    signal,
  })
  return barDailySnapshots.map(({ date }) => date)
}
const readAll = (url: string, options: { maxPages?: number; signal?: AbortSignal } = {}) =>
  readGraphPages<number, number>({
    loadPage: async (since = 1, signal) => pageByCursor(await load(url, since, signal), (last) => last + 1, PAGE_ROWS),
    keyOf: String,
    ...options,
  })
const from = (since: number, count = PAGE_ROWS) => Array.from({ length: count }, (_, index) => since + index)

describe('readGraphPages', () => {
  it.each([
    ['a short page', 8, [1, 4, 7]],
    ['an empty page', 6, [1, 4, 7]],
    ['an empty first page', 0, [1]],
  ])('ends with %s', async (_, last, asked) => {
    const url = await serve((since) => from(since).filter((row) => row <= last))
    expect(await readAll(url)).toEqual({ rows: from(1, last), isPartial: false })
    expect(requests).toEqual(asked)
  })

  it('stops at the page limit, and reports partial rows', async () => {
    const url = await serve((since) => from(since))
    expect(await readAll(url, { maxPages: 4 })).toEqual({ rows: from(1, 12), isPartial: true })
    expect(requests).toHaveLength(4)
  })

  it('removes duplicates between pages', async () => {
    const url = await serve((since) => from(Math.max(1, since - 1)).filter((row) => row <= 6))
    expect(await readAll(url)).toEqual({ rows: from(1, 6), isPartial: false })
  })

  it('stops at a page without new rows, and reports partial rows', async () => {
    const url = await serve(() => from(1))
    expect(await readAll(url)).toEqual({ rows: from(1), isPartial: true })
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['fails', 'no JSON'],
    ['names errors', JSON.stringify({ errors: [{ message: 'indexing' }] })],
    ['has rows of another type', JSON.stringify({ data: { barDailySnapshots: [{ date: 'x' }] } })],
  ])('keeps what came before where page 3 %s, and says so', async (_, third) => {
    const url = await serve((since, request) => (request === 3 ? third : from(since)))
    expect(await readAll(url)).toEqual({ rows: from(1, 6), isPartial: true })
  })

  it('rejects if the first page fails', async () => {
    const url = await serve(() => 'no JSON')
    await expect(readAll(url)).rejects.toThrow(ServiceError)
  })

  it('rejects with the abort reason, also during a page, and loads no other', async () => {
    const controller = new AbortController()
    const url = await serve((since, request) => {
      if (request === 2) controller.abort(new Error('gone'))
      return from(since)
    })
    await expect(readAll(url, { signal: controller.signal })).rejects.toThrow('gone')
    expect(requests).toHaveLength(2)
    await expect(readAll(url, { signal: controller.signal })).rejects.toThrow('gone')
    expect(requests).toHaveLength(2)
  })
})

describe('pageBySkip', () => {
  it('respects the limit on skip, and reports a cut list', async () => {
    const skips: number[] = []
    const { rows, isPartial } = await readGraphPages<number, number>({
      loadPage: (skip = 0) => {
        skips.push(skip)
        return Promise.resolve(pageBySkip(from(skip, 1_000), skip, 1_000))
      },
      keyOf: String,
    })
    expect([rows.length, isPartial]).toEqual([6_000, true])
    expect(skips).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000])
  })

  it('ends with a short page', () => {
    expect(pageBySkip([1], 20, 2)).toEqual({ rows: [1], next: undefined })
  })
})

describe('a list paged by id', () => {
  /** Rows whose ids sort as texts, like those of The Graph, and a service that has a limit on rows but none on the id. */
  const ids = Array.from({ length: 12_345 }, (_, index) => `0x${index.toString(16).padStart(8, '0')}`)
  const readIds = (maxPages: number) => {
    const after: (string | undefined)[] = []
    const rows = readGraphPages<string, string>({
      loadPage: (cursor) => {
        after.push(cursor)
        const start = cursor === undefined ? 0 : ids.findIndex((id) => id > cursor)
        return Promise.resolve(pageByCursor(ids.slice(start, start + GRAPH_PAGE_ROWS), (last) => last))
      },
      keyOf: (id) => id,
      maxPages,
    })
    return { rows, after }
  }

  it('goes on beyond 5,000 rows, to the end', async () => {
    const { rows, after } = readIds(20)
    expect(await rows).toEqual({ rows: ids, isPartial: false })
    expect(after).toHaveLength(13)
  })

  it('is bounded, and reported as partial', async () => {
    const { rows, after } = readIds(10)
    expect(await rows).toEqual({ rows: ids.slice(0, 10_000), isPartial: true })
    expect(after).toHaveLength(10)
  })

  it('rejects a page of 100,000 rows', () => {
    const rows = Array.from({ length: 100_000 }, (_, date) => ({ date }))
    expect(v.safeParse(rowsOf(v.object({ date: v.number() })), rows).success).toBe(false)
    expect(v.safeParse(rowsOf(v.object({ date: v.number() })), rows.slice(0, GRAPH_PAGE_ROWS)).success).toBe(true)
  })
})
