import { test as base, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Devnet } from '../../../devnet/startDevnet'
import { TEST_MS } from '../../../scripts/support/limits.mjs'
import { type Chain, createChain } from '../../support/chain'
import { startQuietDevnet } from '../../support/quietDevnet'
import { seedHub } from '../../support/seedHub'
import { browserArguments } from '../../support/site'
import { expect } from './expect'
import { SITE_URL } from './globalSetup'
import { lengthenRequestLimits } from './pageTime'

interface WorkerFixtures {
  /** A local Cronos of this worker, without traders: only the test changes it. */
  devnet: Devnet
  siteUrl: string
}

interface TestFixtures {
  /** The worker's chain, reverted after each test. */
  chain: Chain
  /** Patterns of console errors that the test provokes, including their URL; each must occur. */
  expectedErrors: RegExp[]
  /** Patterns of console errors that may occur, depending on when polls happen. */
  possibleErrors: RegExp[]
  /** Keeps the page's own timeouts for nodes and services, for tests of those timeouts. */
  hasOwnRequestLimits: boolean
}

export { expect }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  devnet: [
    async ({}, use) => {
      const devnet = await startQuietDevnet()
      // The first subgraph query indexes the whole chain, which no page should have to wait for on a busy machine.
      for (const name of ['exchange', 'vaults'])
        await fetch(`${devnet.servicesUrl}/subgraphs/name/${name}`, {
          method: 'POST',
          body: JSON.stringify({ query: '{ _meta { block { number } } }' }),
        })
      await seedHub(devnet.servicesUrl)
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
    // Don't wait for errors that a failed test never got to provoke.
    if (base.info().errors.length > 0) return
    await expect
      .poll(() => expectedErrors.filter((pattern) => !errors.some((error) => pattern.test(error))))
      .toEqual([])
  },
})

const AXE_OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // axe's other results cost as much as the scan itself.
  resultTypes: ['violations'],
  selectors: false,
}

/** Fails for axe violations of WCAG 2.2 A or AA on the page in its current state. */
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

/** Fails if the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/**
 * Fails if the page in its current state is wider than the viewport, or not accessible on a phone. layout.spec.ts
 * covers the initial state of all routes, at wide viewports too; this is for what is opened or typed on them.
 */
export async function expectFitsAndIsAccessible(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
}
