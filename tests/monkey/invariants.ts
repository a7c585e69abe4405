import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { WAIT_MS } from '../../scripts/support/limits.mjs'
import { type Action, type Area, isChainHidden, type World } from './area'
import { findControl } from './controls'
import { pathOf } from './page'
import { type Tab, untilCalm, wasLeft } from './tab'
import type { Finding } from './walk'

/** Of a page that rests: so often it has heard of the latest block since, and read again what it shows. */
const BLOCKS_TO_REST = 3

interface PageState {
  readonly overflowPx: number
  readonly errorView: string | undefined
  readonly isFocusLost: boolean
  /** Something is still on its way. */
  readonly isBusy: boolean
  /** Two pages that look the same to axe have the same. */
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
    isBusy:
      document.querySelector('main') === null ||
      document.querySelector('main [aria-busy="true"], dialog [aria-busy="true"]') !== null,
    look: [location.pathname, root.lang, root.dataset['theme'], root.clientWidth, ...dialogs].join('|'),
  }
}

/** Whether nothing on the page has the focus. */
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
  // A dialog leaves the fields behind it to nobody, and another page has others.
  if (typed === undefined || typed.path !== pathOf(page) || (await page.$('dialog[open]')) !== null) return []
  const field = await findControl(page, typed)
  const text = await field?.evaluate((element) => (element as HTMLInputElement).value)
  // A field that is gone or cannot be typed into now is another form's.
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
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    AXE_OPTIONS,
  )
  return violations.map(({ id, help, nodes }) => ({
    invariant: 'accessibility',
    subject: id,
    detail: `${help} on ${pathOf(page)}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  }))
}

/** Looks at pages with axe, at each once. */
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

/** What is wrong now; some of it may right itself. */
async function checkOnce(
  world: World,
  areas: readonly Area[],
  action: Action,
  scanner: AxeScanner,
): Promise<readonly Finding[]> {
  const { tab } = world
  const findings = [...(await checkPage(world, action)), ...(await checkText(tab)), ...(await scanner.check(tab))]
  // Nodes that are ill can neither be known to be right nor wrong.
  if (isChainHidden(world)) return findings
  for (const { findContradictions } of areas) {
    if (findContradictions !== undefined) findings.push(...(await findContradictions(world)))
  }
  return findings
}

/** Whatever was thrown or refused since this was last asked, in any tab. */
function takeIncidents({ tabs }: World): readonly Finding[] {
  return tabs.flatMap(({ incidents }) => incidents.splice(0))
}

/**
 * What is wrong after an action, once the page rests. Nothing is waited for where all is well at once. What is not well
 * has the time that the page needs to hear of the latest block and read anew; after an illness, as long as a test waits.
 */
export async function findFaults(
  world: World,
  areas: readonly Area[],
  action: Action,
  scanner: AxeScanner,
): Promise<readonly Finding[]> {
  const { tab } = world
  const startedAtMs = performance.now()
  const firstBlock = tab.blocksHeard()
  for (;;) {
    await untilCalm(tab)
    const findings = await checkOnce(world, areas, action, scanner).catch((error: unknown) => {
      // The page was left while it was looked at: once more.
      if (wasLeft(error)) return undefined
      throw error
    })
    const incidents = takeIncidents(world)
    if (incidents.length > 0 || findings?.length === 0) return incidents
    const nowMs = performance.now()
    const isBusy = await tab.page.evaluate(readPage).then(
      (page) => page.isBusy,
      () => true,
    )
    const isRested = !isBusy && tab.blocksHeard() - firstBlock >= BLOCKS_TO_REST && tab.waiting() === 0
    const wasIll = nowMs - world.illUntilMs < WAIT_MS
    if (nowMs - startedAtMs > WAIT_MS || (isRested && !wasIll)) return findings ?? []
    // As if the user had looked elsewhere and come back: it asks for the latest block at once.
    await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined)
  }
}
