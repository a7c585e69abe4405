import type { BrowserContext, Page, Request } from '@playwright/test'
import { WAIT_MS } from '../../scripts/support/limits.mjs'
import { type InjectedWallet, installInjectedWallet } from '../e2e/support/injectedWallet'
import type { Finding } from './walk'

/** A text that was typed into a field. */
export interface TypedText {
  readonly role: string
  readonly name: string
  readonly nth: string
  readonly path: string
  /** The field's value afterwards; fields drop characters that they don't accept. */
  readonly text: string
}

/** A browser tab with the test wallet, watched for errors. */
export interface Tab {
  readonly page: Page
  readonly wallet: InjectedWallet
  /** Errors that have not been reported yet. */
  readonly incidents: Finding[]
  typed: TypedText | undefined
  /** How often the page has polled the latest block so far. */
  blockPolls(): number
  /** Requests without a response. */
  pendingRequests(): number
}

export interface TabOptions {
  readonly rpcUrl: string
  readonly account: string
  readonly chainId: number
  readonly isConnected: boolean
}

const REPORT = 'monkeyPolicyViolation'
/** tsx compiles with esbuild's `keepNames`, whose helper is missing when a function is evaluated in the page. */
const NAMES = 'globalThis.__name ??= (target) => target'
const ASKS_FOR_BLOCK = /eth_getBlockByNumber|eth_blockNumber/

/** Opens an empty tab with the wallet and error listeners installed. */
export async function openTab(context: BrowserContext, options: TabOptions): Promise<Tab> {
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const incidents: Finding[] = []
  const pending = new Set<Request>()
  let blocks = 0
  page.on('pageerror', ({ message, stack }) =>
    incidents.push({ invariant: 'uncaught error', subject: message, detail: stack ?? message }),
  )
  page.on('request', (request) => pending.add(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', (request) => {
    pending.delete(request)
    if (ASKS_FOR_BLOCK.test(request.postData() ?? '')) blocks += 1
  })
  // Requests of the previous page don't count any more.
  page.on('domcontentloaded', () => pending.clear())
  await page.addInitScript({ content: NAMES })
  await page.exposeFunction(REPORT, (directive: string, blocked: string) =>
    incidents.push({ invariant: 'policy violation', subject: directive, detail: blocked }),
  )
  await page.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { [name]: report } = window as unknown as Record<string, (directive: string, blocked: string) => void>
      report?.(effectiveDirective, `${blockedURI} ${sample}`)
    })
  }, REPORT)
  const wallet = await installInjectedWallet(page, { ...options, takesBatches: false })
  return { page, wallet, incidents, typed: undefined, blockPolls: () => blocks, pendingRequests: () => pending.size }
}

/** Whether the page or a part of it is still loading, or its form is being sent. */
export const isPageBusy = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('main') === null ||
      document.querySelector('main [aria-busy="true"], dialog [aria-busy="true"]') !== null,
  )

/** The DOM is idle after `quietMs` without a mutation; `atMostMs` limits the wait. */
const IDLE = { quietMs: 120, atMostMs: 1_500 } as const

/** Waits until the DOM stops changing, for a limited time: some pages never stop. */
export async function waitUntilIdle({ page }: Tab): Promise<void> {
  await page
    .evaluate(
      ({ quietMs, atMostMs }) =>
        new Promise<void>((resolve) => {
          const end = () => {
            observer.disconnect()
            resolve()
          }
          let timer = setTimeout(end, quietMs)
          const observer = new MutationObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(end, quietMs)
          })
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
          setTimeout(end, atMostMs)
        }),
      IDLE,
    )
    // The page navigated away in the meantime.
    .catch(() => page.waitForLoadState('domcontentloaded'))
}

/** Whether an operation failed only because the page navigated away in the meantime. */
export const isNavigationError = (error: unknown): boolean =>
  error instanceof Error && /context was destroyed|because of a navigation|not attached to the DOM/i.test(error.message)
