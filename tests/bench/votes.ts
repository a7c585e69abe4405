import type { Browser } from '@playwright/test'
import { bulkProposal } from '../../devnet/tables/voting'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { buildHello, HELLO_FOLDER, openArrival, PHONE_PX } from './arrival'
import { type BenchRow, median } from './figures'

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
  await helloSite.close()
  const { requests, seconds } = await countVoteRequests(browser, site.url + path)
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
      value: requests,
      unit: '',
      // The last one says that there are no more.
      budget: BULK_VOTES / VOTES_PER_REQUEST + 1,
      note: `counted again after ${seconds.toFixed(1)} s, fast CPU and net`,
    },
  ]
}

/** Requests until all votes are counted again, and the time until the page says so. */
async function countVoteRequests(browser: Browser, url: string) {
  const page = await browser.newPage()
  let requests = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('query votes') === true) requests += 1
  })
  const startedAt = performance.now()
  await page.goto(url)
  await page.getByText(/^Recounted here from 20000 votes/).waitFor()
  const seconds = (performance.now() - startedAt) / 1_000
  await page.close()
  return { requests, seconds }
}
