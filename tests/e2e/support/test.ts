import { test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import { type Devnet, startDevnet } from '../../../devnet/startDevnet'
import { TEST_MS } from '../../../scripts/support/limits.mjs'
import { freePort } from '../../../scripts/support/ports.mjs'
import { type Chain, createChain } from '../../support/chain'
import { browserArguments, CHAIN_ID } from '../../support/site'
import { expect } from './expect'
import { SITE_URL } from './globalSetup'
import { lengthenRequestLimits } from './pageTime'

interface WorkerFixtures {
  /** A local Cronos of this worker alone, without traders: nothing moves but by the test. */
  devnet: Devnet
  siteUrl: string
}

interface TestFixtures {
  /** The chain of this worker; it is set back after each test. */
  chain: Chain
  /** Console errors that this test provokes on purpose, with the address they are about; each must come. */
  expectedErrors: RegExp[]
  /** Those that may come or not, as a poll falls. */
  possibleErrors: RegExp[]
  /** The page gives up on nodes and services as early as it does for users: for tests of just that. */
  hasOwnRequestLimits: boolean
}

export { expect }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  devnet: [
    async ({}, use) => {
      const devnet = await startDevnet({
        port: await freePort(0),
        servicesPort: await freePort(0),
        chainId: CHAIN_ID,
        traders: false,
        blockTimeSec: 'automine',
      })
      // The first who asks the subgraph waits for all of the chain to be read: no page should, where every core is busy.
      await fetch(`${devnet.servicesUrl}/subgraphs/name/exchange`, {
        method: 'POST',
        body: JSON.stringify({ query: '{ vvsFactories { totalPairs } }' }),
      })
      await use(devnet)
      await devnet.stop()
    },
    { scope: 'worker', timeout: TEST_MS },
  ],
  siteUrl: [async ({}, use) => use(process.env[SITE_URL] ?? ''), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, devnet }, use) => {
      await use({ ...launchOptions, args: browserArguments(devnet.rpcUrl, devnet.servicesUrl) })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  chain: [
    async ({ devnet }, use) => {
      const chain = createChain(devnet.rpcUrl)
      const snapshotId = await chain.snapshot()
      await use(chain)
      await chain.resumeMining()
      await chain.revert(snapshotId)
    },
    { auto: true },
  ],
  expectedErrors: async ({}, use) => use([]),
  possibleErrors: async ({}, use) => use([]),
  hasOwnRequestLimits: [false, { option: true }],
  context: async ({ context, hasOwnRequestLimits }, use) => {
    if (!hasOwnRequestLimits) await lengthenRequestLimits(context)
    await use(context)
  },
  page: async ({ page, expectedErrors, possibleErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error') errors.push(url === '' ? message.text() : `${message.text()} (${url})`)
    })
    await use(page)
    const named = [...expectedErrors, ...possibleErrors]
    expect(errors.filter((error) => !named.some((pattern) => pattern.test(error)))).toEqual([])
    // What a test that failed has not come to is not worth waiting for.
    if (base.info().errors.length > 0) return
    await expect
      .poll(() => expectedErrors.filter((pattern) => !errors.some((error) => pattern.test(error))))
      .toEqual([])
  },
})

const AXE_OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // All else that axe can say of a page costs as much as the scan itself.
  resultTypes: ['violations'],
  selectors: false,
}

/** Fails where axe finds a violation of WCAG 2.2 A or AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    AXE_OPTIONS,
  )
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found).toEqual([])
}

/** Fails where the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/**
 * Fails where the page, in the state that it is in, is wider than a window, or not accessible on a phone. The routes as
 * they open are looked at by layout.spec.ts, on wide screens too; this is for what is opened or typed on them.
 */
export async function expectFitsAndIsAccessible(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
}
