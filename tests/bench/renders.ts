import type { Browser, Page } from '@playwright/test'

/** What React's own development tools use: a hook that is told of each commit, in production builds too. */
interface Fiber {
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly flags: number
  readonly type: unknown
  readonly stateNode: unknown
}

export interface RenderCounts {
  /** Components of ours that ran. */
  readonly components: number
  /** Different vault cards among them. */
  readonly cards: number
}

/** Runs in the page before React does. */
function installRenderCounter(): void {
  const PERFORMED_WORK = 1
  const counted = { components: 0, cards: new Set<Element>() }
  const cardOf = (fiber: Fiber): Element | undefined => {
    for (let at: Fiber | null = fiber; at; at = at.return) {
      const element = at.stateNode instanceof Element ? at.stateNode.closest('[data-testid^="vault-card-"]') : null
      if (element) return element
    }
    return undefined
  }
  const firstElement = (fiber: Fiber): Fiber => {
    let at = fiber
    while (at.child && !(at.stateNode instanceof Element)) at = at.child
    return at
  }
  const visit = (fiber: Fiber): void => {
    const before = fiber.alternate
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null)
    if (isComponent && (before === null || fiber.flags & PERFORMED_WORK)) {
      counted.components += 1
      const card = cardOf(firstElement(fiber))
      if (card) counted.cards.add(card)
    }
    // A subtree that React left alone is the very same object.
    if (before !== null && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  Object.assign(window, {
    takeRenderCounts: () => {
      const taken = { components: counted.components, cards: counted.cards.size }
      counted.components = 0
      counted.cards.clear()
      return taken
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  })
}

/** A page whose renders are counted. */
export async function openCounting(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(installRenderCounter)
  return page
}

/** The counts since the last take. */
export function takeRenderCounts(page: Page): Promise<RenderCounts> {
  return page.evaluate(() => (window as unknown as { takeRenderCounts: () => RenderCounts }).takeRenderCounts())
}
