import type { Browser, Page } from '@playwright/test'
import { bulkProposal } from '../../devnet/tables/voting'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { buildHello, HELLO_FOLDER, openArrival, PHONE_PX } from './arrival'
import { type BenchRow, median } from './figures'
import { openSlowPhone } from './slowPhone'

export const BULK_VOTES = 20_000
const VOTES_PER_REQUEST = 1_000
const RUNS = 3
const MAX_RATIO = 2.5

/** Id of the proposal with many votes. */
async function findBulkProposal(servicesUrl: string): Promise<string> {
  const answer = await fetch(`${servicesUrl}/snapshot/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ proposals(first: 1000) { id title } }' }),
  })
  const { data } = (await answer.json()) as { data: { proposals: readonly { id: string; title: string }[] } }
  const found = data.proposals.find(({ title }) => title === bulkProposal.title)
  if (found === undefined) throw new Error('The hub has no proposal with many votes')
  return found.id
}

/**
 * How soon a proposal with 20,000 votes shows its result on a slow phone, relative to the LCP of a React hello world
 * opened alternately, and what it takes to count its votes again.
 * @param servicesUrl of a devnet with `bulkVotes`
 */
export async function measureVotes(
  browser: Browser,
  site: { readonly url: string; readonly folder: string },
  servicesUrl: string,
): Promise<BenchRow[]> {
  const path = `/voting/proposal/${await findBulkProposal(servicesUrl)}`
  await buildHello()
  const helloSite = await serveStatic(HELLO_FOLDER, await freePort(0))
  const hello = { url: helloSite.url, folder: HELLO_FOLDER }
  const helloMs: number[] = []
  const resultMs: number[] = []
  for (let turn = 0; turn < RUNS; turn += 1) {
    helloMs.push((await openArrival(browser, hello, '/', PHONE_PX, undefined)).lcpMs)
    resultMs.push((await openArrival(browser, site, path, PHONE_PX, 'result')).ms)
  }
  const { requests, seconds } = await recordVoteRequests(browser, site.url + path)
  const recountMs = await measureRecount(browser, site.url + path)
  const requestsMs = await measureRequests(browser, hello.url, requests)
  await helloSite.close()
  const helloMedian = median(helloMs) ?? Number.NaN
  const name = `a proposal with ${BULK_VOTES.toLocaleString('en-US')} votes`
  return [
    {
      name: `${name}: its result, CPU x4, 4G`,
      value: (median(resultMs) ?? Number.NaN) / helloMedian,
      unit: 'x hello',
      budget: MAX_RATIO,
      note: `${Math.round(Math.min(...resultMs))} to ${Math.round(Math.max(...resultMs))} ms; the hello world's LCP ${Math.round(helloMedian)} ms`,
    },
    {
      name: `${name}: requests for its votes`,
      value: requests.length,
      unit: '',
      // The last one says that there are no more.
      budget: BULK_VOTES / VOTES_PER_REQUEST + 1,
      note: `counted again after ${seconds.toFixed(1)} s, fast CPU and net`,
    },
    {
      name: `${name}: counted again in the browser, CPU x4, 4G`,
      value: recountMs / helloMedian,
      unit: 'x hello',
      budget: MAX_RATIO + requestsMs / helloMedian,
      note: `${Math.round(recountMs)} ms; its requests alone, one after another, ${Math.round(requestsMs)} ms`,
    },
  ]
}

interface VoteRequest {
  readonly url: string
  readonly body: string
}

const isRecounted = (page: Page) => page.getByText(new RegExp(`^Recounted here from ${BULK_VOTES} votes`)).waitFor()

/** Requests until all votes are counted again, and the time until the page says so. */
async function recordVoteRequests(browser: Browser, url: string) {
  const page = await browser.newPage()
  const requests: VoteRequest[] = []
  page.on('request', (request) => {
    const body = request.postData()
    if (body?.includes('query votes') === true) requests.push({ url: request.url(), body })
  })
  const startedAt = performance.now()
  await page.goto(url)
  await isRecounted(page)
  const seconds = (performance.now() - startedAt) / 1_000
  await page.close()
  return { requests, seconds }
}

/** Milliseconds until all votes are counted again on a slow phone. */
async function measureRecount(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openSlowPhone(browser, PHONE_PX)
  await page.goto(url, { waitUntil: 'commit' })
  await isRecounted(page)
  const ms = await page.evaluate(() => performance.now())
  await close()
  return ms
}

/** Milliseconds of the same requests on the same phone from a page that does nothing else with them. */
async function measureRequests(browser: Browser, pageUrl: string, requests: readonly VoteRequest[]): Promise<number> {
  const { page, close } = await openSlowPhone(browser, PHONE_PX)
  await page.goto(pageUrl)
  const ms = await page.evaluate(async (all) => {
    const startedAt = performance.now()
    for (const { url, body } of all) {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      await answer.text()
    }
    return performance.now() - startedAt
  }, requests)
  await close()
  return ms
}
