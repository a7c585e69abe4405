import type { BrowserContext, Page, Request } from '@playwright/test'
import { WAIT_MS } from '../../scripts/support/limits.mjs'
import { type InjectedWallet, installInjectedWallet } from '../e2e/support/injectedWallet'
import type { Finding } from './walk'

/** A text that was typed, and where. */
export interface TypedText {
  readonly role: string
  readonly name: string
  readonly nth: string
  readonly path: string
  /** As the field had it afterwards: fields leave out what they do not take. */
  readonly text: string
}

/** A tab of the browser, with a wallet's extension in it and all that went wrong in it. */
export interface Tab {
  readonly page: Page
  readonly wallet: InjectedWallet
  /** What went wrong and was not told yet. */
  readonly incidents: Finding[]
  typed: TypedText | undefined
  /** Latest blocks that the page heard of, until now. */
  blocksHeard(): number
  /** Requests that have no answer yet. */
  waiting(): number
}

export interface TabOptions {
  readonly rpcUrl: string
  readonly account: string
  readonly chainId: number
  readonly isConnected: boolean
}

const REPORT = 'monkeyPolicyViolation'
/** What tsx compiles keeps the names of functions by a helper (esbuild's keepNames), also in those that run in the page. */
const NAMES = 'globalThis.__name ??= (target) => target'
const ASKS_FOR_BLOCK = /eth_getBlockByNumber|eth_blockNumber/

/** Opens an empty tab; what is opened in it is watched from its first line on. */
export async function openTab(context: BrowserContext, options: TabOptions): Promise<Tab> {
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const incidents: Finding[] = []
  const waiting = new Set<Request>()
  let blocks = 0
  page.on('pageerror', ({ message, stack }) =>
    incidents.push({ invariant: 'uncaught error', subject: message, detail: stack ?? message }),
  )
  page.on('request', (request) => waiting.add(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  page.on('requestfinished', (request) => {
    waiting.delete(request)
    if (ASKS_FOR_BLOCK.test(request.postData() ?? '')) blocks += 1
  })
  // What the page before asked for nobody waits for any more.
  page.on('domcontentloaded', () => waiting.clear())
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
  return { page, wallet, incidents, typed: undefined, blocksHeard: () => blocks, waiting: () => waiting.size }
}

/** How long nothing may change for the page to be calm, and when that is waited for no longer. */
const CALM = { quietMs: 120, atMostMs: 1_500 } as const

/** Waits until the page draws nothing new for a moment. One that moves all the time is let go on. */
export async function untilCalm({ page }: Tab): Promise<void> {
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
      CALM,
    )
    // The page was left meanwhile: what follows looks at the next one.
    .catch(() => page.waitForLoadState('domcontentloaded'))
}

/** Whether something failed because the page was left meanwhile, by itself or by an earlier step: no fault of the page. */
export const wasLeft = (error: unknown): boolean =>
  error instanceof Error && /context was destroyed|because of a navigation|not attached to the DOM/i.test(error.message)
