import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { WAIT_MS } from '../../scripts/support/limits.mjs'
import { type Action, type Area, isChainUnreliable, type World } from './area'
import { findControl } from './controls'
import { pathOf } from './page'
import { isNavigationError, isPageBusy, type Tab, waitUntilIdle } from './tab'
import type { Finding } from './walk'

/** After this many polls of the latest block, and the reads that follow each, a page must show the current state. */
const POLLS_TO_SETTLE = 3

/** The app asks for a receipt again when a block arrives, after some minutes every third one. The chain makes none by itself. */
const BLOCKS_TO_RECHECK = 3

interface PageState {
  readonly overflowPx: number
  readonly errorView: string | undefined
  readonly isFocusLost: boolean
  /** Identifies what axe scans, so that nothing is scanned twice. */
  readonly look: string
}

/** Runs in the page. */
function readPage(): PageState {
  const { documentElement: root, activeElement, body } = document
  const dialogs = [...document.querySelectorAll('dialog[open] h2')].map((heading) => heading.textContent)
  return {
    overflowPx: root.scrollWidth - root.clientWidth,
    errorView: document.querySelector<HTMLElement>('[role="alert"]:has(> h1)')?.innerText,
    isFocusLost: activeElement === null || activeElement === body,
    look: [location.pathname, root.lang, root.dataset['theme'], root.clientWidth, ...dialogs].join('|'),
  }
}

/** Whether no element has focus. */
export const isFocusLost = (page: Page): Promise<boolean> => page.evaluate(readPage).then((state) => state.isFocusLost)

async function checkPage({ tab: { page }, hadFocus }: World, action: Action): Promise<readonly Finding[]> {
  const { overflowPx, errorView, isFocusLost: isLost } = await page.evaluate(readPage)
  const path = pathOf(page)
  const findings: Finding[] = []
  if (overflowPx > 0) {
    const detail = `${path} scrolls sideways by ${overflowPx} px`
    findings.push({ invariant: 'sideways scroll', subject: path, detail })
  }
  if (errorView !== undefined) findings.push({ invariant: 'error view', subject: path, detail: errorView })
  if (isLost && (action.focus === 'given' || (action.focus === 'kept' && hadFocus))) {
    const detail = `Nothing on ${path} has the focus after ${action.name}`
    findings.push({ invariant: 'lost focus', subject: path, detail })
  }
  return findings
}

async function checkText({ page, typed }: Tab): Promise<readonly Finding[]> {
  // Fields behind a dialog are inert, and another page has other fields.
  if (typed === undefined || typed.path !== pathOf(page) || (await page.$('dialog[open]')) !== null) return []
  const field = await findControl(page, typed)
  const text = await field?.evaluate((element) => (element as HTMLInputElement).value)
  // The form may have been replaced or disabled.
  if (text === undefined || text === typed.text) return []
  const detail = `"${typed.name}" held ${JSON.stringify(typed.text)}, and holds ${JSON.stringify(text)}`
  return [{ invariant: 'lost text', subject: `${typed.path} ${typed.name}`, detail }]
}

const AXE_OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

async function scan(page: Page): Promise<readonly Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(async (options) => {
    // Anywhere else the page may have been scrolled to, the sticky header can cover a part of a link.
    const { scrollX, scrollY } = window
    window.scrollTo(0, 0)
    const results = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
    window.scrollTo(scrollX, scrollY)
    return results
  }, AXE_OPTIONS)
  return violations.map(({ id, help, nodes }) => ({
    invariant: 'accessibility',
    subject: id,
    detail: `${help} on ${pathOf(page)}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  }))
}

/** Scans each page and dialog once. */
export interface AxeScanner {
  check(tab: Tab): Promise<readonly Finding[]>
}

export function createAxeScanner(): AxeScanner {
  const seen = new Set<string>()
  return {
    async check({ page }) {
      const { look } = await page.evaluate(readPage)
      if (seen.has(look)) return []
      const findings = await scan(page)
      if (findings.length === 0) seen.add(look)
      return findings
    },
  }
}

/** Whether the page has had the time to show the latest state. Right after a fault that is not known. */
async function hasSettledSince(firstPoll: number, { tab, lastFaultMs }: World): Promise<boolean> {
  if (tab.blockPolls() - firstPoll < POLLS_TO_SETTLE || tab.pendingRequests() > 0) return false
  if (performance.now() - lastFaultMs < WAIT_MS) return false
  return isPageBusy(tab.page).then(
    (isBusy) => !isBusy,
    () => false,
  )
}

/** Checks everything once; some findings may disappear while the page settles. */
async function checkOnce(
  world: World,
  areas: readonly Area[],
  action: Action,
  scanner: AxeScanner,
): Promise<readonly Finding[]> {
  const { tab } = world
  const findings = [...(await checkPage(world, action)), ...(await checkText(tab)), ...(await scanner.check(tab))]
  // Without two working nodes the app can't know the current state.
  if (isChainUnreliable(world)) return findings
  for (const { findContradictions } of areas) {
    if (findContradictions !== undefined) findings.push(...(await findContradictions(world)))
  }
  return findings
}

/** Errors and policy violations since the last check, in any tab. */
function takeIncidents({ tabs }: World): readonly Finding[] {
  return tabs.flatMap(({ incidents }) => incidents.splice(0))
}

/**
 * Checks all invariants after an action, and returns as soon as they hold. Otherwise they are polled until the page has
 * had the time to read the latest state; after a simulated fault, until the usual limit of a test.
 */
export async function checkInvariants(
  world: World,
  areas: readonly Area[],
  action: Action,
  scanner: AxeScanner,
): Promise<readonly Finding[]> {
  const { tab } = world
  const startedAtMs = performance.now()
  let firstPoll: number | undefined
  for (;;) {
    await waitUntilIdle(tab)
    // Before the check: what arrives during it counts only in the next one.
    const isSettled = firstPoll !== undefined && (await hasSettledSince(firstPoll, world))
    const findings = await checkOnce(world, areas, action, scanner).catch((error: unknown) => {
      if (isNavigationError(error)) return undefined
      throw error
    })
    const incidents = takeIncidents(world)
    if (incidents.length > 0 || findings?.length === 0) return incidents
    if (findings !== undefined && (isSettled || performance.now() - startedAtMs > WAIT_MS)) return findings
    if (firstPoll === undefined) {
      firstPoll = tab.blockPolls()
      if (!world.isPaused) await world.chain.mine(BLOCKS_TO_RECHECK)
    }
    // A page that becomes visible again polls the latest block at once.
    await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined)
  }
}
