import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import type { Devnet } from '../../devnet/startDevnet'
import { freePort } from '../../scripts/support/ports.mjs'
import { measureRoutes } from '../../scripts/support/sizes.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { createChain } from '../support/chain'
import { startQuietDevnet } from '../support/quietDevnet'
import { browserArguments, buildSite } from '../support/site'
import { measureApy } from './apy'
import { measureArrival } from './arrival'
import { measureCodecs } from './codecs'
import { countIndexRequests, countListRequests, openEarn, watchRpc } from './earnPage'
import { type BenchRow, formatTable, median, PEERS } from './figures'
import { measureLighthouse } from './lighthouse'
import { type LoadFigures, measureLoad } from './load'
import { FARM_LIST, type LongListPage, measureLongList, measurePlainList, VAULT_LIST } from './longList'
import { buildManyEntries, FARM_COUNT, VAULT_COUNT } from './manyEntries'
import { measureNftCollection } from './nftCollection'
import { measureNodeFailure } from './nodeFailure'
import { nextPoll, openCounting, takeRenderCounts } from './renders'
import { measureRoundRenders } from './roundRenders'
import { measureSubgraphIndex } from './subgraphIndex'
import { measureSwapQuote } from './swapQuote'
import { measureTokenSelect } from './tokenSelect'
import { measureTrades } from './trade'
import { BULK_VOTES, measureVotes } from './votes'
import { measureWalletChoice } from './walletChoice'

const SITE_FOLDER = '.cache/bench-dist'
const MANY_ENTRIES_FOLDER = '.cache/bench-many-dist'
const LOAD_RUNS = 5
const LIGHTHOUSE_RUNS = 3
const IDLE_MS = 60_000
const BLOCKS = 5
/** 60 per second, plus rounding of the clock to tenths. */
const FRAME_MS = 16.8

const say = (text: string) => process.stderr.write(`${text}\n`)

function sizeRows(): BenchRow[] {
  const { routes } = JSON.parse(readFileSync('scripts/sizeBudgets.json', 'utf8')) as {
    routes: Record<string, { page: string; maxGzipBytes: number }>
  }
  return measureRoutes(SITE_FOLDER, routes).map(({ route, gzipBytes, maxGzipBytes }) => ({
    name: `JavaScript of ${route}, gzip`,
    value: gzipBytes / 1000,
    unit: 'KB',
    budget: maxGzipBytes / 1000,
    ...(route === '/earn' ? { peer: PEERS.jsGzipKb } : {}),
  }))
}

async function loadRows(browser: Browser, siteUrl: string): Promise<BenchRow[]> {
  const runs: LoadFigures[] = []
  while (runs.length < LOAD_RUNS) runs.push(await measureLoad(browser, siteUrl))
  const of = (pick: (run: LoadFigures) => number) => median(runs.map(pick))
  const spread = (pick: (run: LoadFigures) => number) => {
    const values = runs.map((run) => Math.round(pick(run)))
    return `median of ${String(LOAD_RUNS)}, ${String(Math.min(...values))} to ${String(Math.max(...values))}`
  }
  return [
    {
      name: 'JavaScript over the wire, /earn, 15 s',
      value: of((run) => run.scriptKb),
      unit: 'KB',
      budget: 180,
      peer: PEERS.jsGzipKb,
    },
    {
      name: 'JSON-RPC requests until all APYs are shown',
      value: of((run) => run.rpcRequests),
      unit: '',
      budget: 2,
      peer: PEERS.rpcRequests,
    },
    {
      name: 'bytes of those requests',
      value: of((run) => run.rpcBodyKb),
      unit: 'KB',
      note: `${Object.keys(deployment.vaults.list).length} vaults`,
    },
    {
      name: 'all APYs shown, CPU x4, 4G',
      value: of((run) => run.apyShownMs),
      unit: 'ms',
      note: spread((run) => run.apyShownMs),
    },
    {
      name: 'largest contentful paint, CPU x4, 4G',
      value: of((run) => run.lcpMs),
      unit: 'ms',
      budget: 1300,
      peer: PEERS.lcpMs,
      note: spread((run) => run.lcpMs),
    },
    {
      name: 'main thread blocked, CPU x4, 4G',
      value: of((run) => run.blockedMs),
      unit: 'ms',
      budget: 300,
      peer: PEERS.blockedMs,
      note: spread((run) => run.blockedMs),
    },
    { name: 'layout shift', value: of((run) => run.layoutShift), unit: '', budget: 0, peer: PEERS.layoutShift },
    { name: 'heap after collection', value: of((run) => run.heapMb), unit: 'MB', budget: 10, peer: PEERS.heapMb },
  ]
}

async function renderRows(browser: Browser, siteUrl: string, rpcUrl: string): Promise<BenchRow[]> {
  const chain = createChain(rpcUrl)
  const page = await openCounting(browser)
  await openEarn(page, siteUrl)
  await nextPoll(page)
  await takeRenderCounts(page)
  const ticks = []
  for (let block = 0; block < BLOCKS; block += 1) {
    await chain.mine()
    await nextPoll(page)
    ticks.push(await takeRenderCounts(page))
  }
  await page.close()
  return [
    {
      name: 'cards drawn again by an empty block',
      value: median(ticks.map(({ cards }) => cards)),
      unit: '',
      budget: 0,
      note: 'of all cards on /earn',
    },
    { name: 'components run by an empty block', value: median(ticks.map(({ components }) => components)), unit: '' },
  ]
}

async function idleRows(browser: Browser, siteUrl: string): Promise<BenchRow[]> {
  const page = await browser.newPage()
  const rpc = watchRpc(page)
  await openEarn(page, siteUrl)
  const before = rpc.count()
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), IDLE_MS)
  const count = rpc.count() - before
  await page.close()
  return [
    {
      name: 'JSON-RPC requests in an idle minute',
      value: count,
      unit: '',
      note: 'a poll each 6 s; no new block, no multicall',
    },
  ]
}

/** The 95th percentile of 100 sorted values. */
function percentile95(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)]
}

/** In percent. */
function lateShare(frameMs: readonly number[]): number {
  return (100 * frameMs.filter((ms) => ms > FRAME_MS * 1.5).length) / frameMs.length
}

/** HTTP requests until the farms, the pools, the lottery and the info page show all their figures. */
async function listRequestRows(browser: Browser, siteUrl: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  const { list, pools } = deployment.farms
  for (const [path, budget, note] of [
    ['/farms', 2, `${list.length} farms`],
    ['/pools', 2, `${pools.length} pools and the automatic vault`],
    ['/lottery', 4, 'the number of the latest lottery comes before the lottery'],
  ] as const) {
    const page = await browser.newPage()
    const value = await countListRequests(page, siteUrl, path)
    await page.close()
    rows.push({ name: `JSON-RPC requests until all figures of ${path} are shown`, value, unit: '', budget, note })
  }
  const page = await browser.newPage()
  const value = await countIndexRequests(page, siteUrl)
  await page.close()
  rows.push({ name: 'requests to the index until all figures of /info are shown', value, unit: '' })
  return rows
}

async function longListRows(browser: Browser): Promise<BenchRow[]> {
  await buildManyEntries(MANY_ENTRIES_FOLDER)
  const site = await serveStatic(MANY_ENTRIES_FOLDER, await freePort(0))
  const rows = [
    ...(await rowsOfList(browser, site.url, VAULT_COUNT, VAULT_LIST)),
    ...(await rowsOfList(browser, site.url, FARM_COUNT, FARM_LIST)),
  ]
  await site.close()
  return rows
}

async function rowsOfList(browser: Browser, siteUrl: string, count: number, list: LongListPage): Promise<BenchRow[]> {
  const { frameMs, keyMs, rows, drawnRows, shownMs, rpcRequests, rpcBodyKb } = await measureLongList(
    browser,
    siteUrl,
    list,
  )
  const plainFrameMs = await measurePlainList(browser, siteUrl, rows)
  const name = `${count} ${list.noun}`
  const late = lateShare(frameMs)
  const plainLate = lateShare(plainFrameMs)
  return [
    {
      name: `${name}: frame while scrolling, median`,
      value: median(frameMs),
      unit: 'ms',
      budget: FRAME_MS,
      note: `${frameMs.length} frames, longest ${Math.round(Math.max(...frameMs))} ms`,
    },
    {
      name: `${name}: frame while scrolling, 95 %`,
      value: percentile95(frameMs),
      unit: 'ms',
      note: `plain text in this run: ${percentile95(plainFrameMs)?.toFixed(1)} ms`,
    },
    {
      name: `${name}: frames that came late`,
      value: late,
      unit: '%',
      note: `plain text in this run: ${plainLate.toFixed(1)} %`,
    },
    { name: `${name}: key of a search to its frame, 95 %`, value: percentile95(keyMs), unit: 'ms', budget: 200 },
    { name: `${name}: first figures shown`, value: shownMs, unit: 'ms', note: `${drawnRows} of ${rows} rows drawn` },
    {
      name: `${name}: JSON-RPC requests until then`,
      value: rpcRequests,
      unit: '',
      note: `${rpcBodyKb.toFixed(1)} KB; the generated ones share the addresses of those that there are`,
    },
  ]
}

async function nftRows(browser: Browser, siteUrl: string, devnet: Devnet): Promise<BenchRow[]> {
  const { frameMs, items, requests } = await measureNftCollection(browser, siteUrl, devnet)
  const plainLate = lateShare(await measurePlainList(browser, siteUrl, items))
  return [
    { name: 'requests until the first items of an NFT collection are shown', value: requests, unit: '', budget: 3 },
    {
      name: `${items} items of an NFT collection: frames that came late`,
      value: lateShare(frameMs),
      unit: '%',
      budget: 2,
      note: `plain text in this run: ${plainLate.toFixed(1)} %`,
    },
  ]
}

/** Adds the rows as they are measured. */
async function measure(rows: BenchRow[]): Promise<void> {
  const executablePath = process.env['CHROMIUM'] ?? chromium.executablePath()
  say('Coding multicalls ...')
  rows.push(...measureCodecs(), ...measureApy())
  say('Finding best trades ...')
  rows.push(...measureTrades())
  say('Indexing swaps ...')
  rows.push(...(await measureSubgraphIndex()))
  say('Building ...')
  await buildSite(SITE_FOLDER)
  rows.unshift(...sizeRows())
  const devnet = await startQuietDevnet({ bulkVotes: BULK_VOTES })
  const site = await serveStatic(SITE_FOLDER, await freePort(0))
  const args = browserArguments(devnet.rpcUrl, devnet.servicesUrl)
  const browser = await chromium.launch({ executablePath, args })
  say('Opening /earn cold, slow CPU, slow net ...')
  rows.push(...(await loadRows(browser, site.url)))
  say('Waiting as a user does, slow CPU, slow net ...')
  rows.push(...(await measureArrival(browser, site.url, SITE_FOLDER)))
  say('Counting 20,000 votes ...')
  rows.push(...(await measureVotes(browser, { url: site.url, folder: SITE_FOLDER }, devnet.servicesUrl)))
  say('Counting renders a block ...')
  rows.push(...(await renderRows(browser, site.url, devnet.rpcUrl)))
  rows.push(...(await measureRoundRenders(browser, site.url, devnet.rpcUrl)))
  say('Counting requests of an idle minute ...')
  rows.push(...(await idleRows(browser, site.url)))
  say('Counting requests of farms, pools, lottery and info ...')
  rows.push(...(await listRequestRows(browser, site.url)))
  say('Scrolling 2,000 vaults and 500 farms ...')
  rows.push(...(await longListRows(browser)))
  say('Scrolling an NFT collection of 10,000 ...')
  rows.push(...(await nftRows(browser, site.url, devnet)))
  say('Opening the token selector with 10,000 tokens ...')
  rows.push(...(await measureTokenSelect(browser, site.url)))
  rows.push(...(await measureSwapQuote(browser, site.url)))
  say('Opening the choice of a wallet ...')
  rows.push(...(await measureWalletChoice(browser, site.url, SITE_FOLDER)))
  say('Letting nodes fail ...')
  rows.push(...(await measureNodeFailure(browser, devnet)))
  await browser.close()
  say('Lighthouse ...')
  const runs = []
  while (runs.length < LIGHTHOUSE_RUNS) runs.push(await measureLighthouse(`${site.url}/earn`, executablePath, args))
  for (const category of Object.keys(runs[0] ?? {})) {
    const scores = runs.map((run) => run[category] ?? 0)
    rows.push({
      name: `Lighthouse mobile, ${category}`,
      value: median(scores),
      note: `median of ${scores.join(', ')}`,
      unit: '',
      budget: 95,
      isFloor: true,
      ...(category === 'performance' ? { peer: PEERS.lighthousePerformance } : {}),
    })
  }
  await site.close()
  await devnet.stop()
}

const rows: BenchRow[] = []
try {
  await measure(rows)
} finally {
  // Also after a failure: the rows before it took minutes.
  process.stdout.write(`${formatTable(rows)}\n`)
}
