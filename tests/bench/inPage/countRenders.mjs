// Runs in the page before React, in place of the React DevTools hook, which production builds notify of each commit
// too.
{
  /**
   * @typedef {{ alternate: Fiber | null, child: Fiber | null, sibling: Fiber | null, return: Fiber | null,
   *   flags: number, type: unknown, stateNode: unknown }} Fiber
   */
  const PERFORMED_WORK = 1
  /** Vaults, and rounds of the prediction market. */
  const CARD = '[data-testid^="vault-card-"], [data-testid^="round-"]'
  /** Countdowns, which count by themselves. */
  const CLOCK = 'time'
  let components = 0
  /** @type {Set<Element>} */
  const cards = new Set()

  /**
   * The nearest element at or below a component.
   * @param {Fiber} fiber
   * @returns {Element | null}
   */
  const elementOf = (fiber) => {
    /** @type {Fiber | null} */
    let at = fiber
    while (at && !(at.stateNode instanceof Element)) at = at.child
    return at ? /** @type {Element} */ (at.stateNode) : null
  }
  /** @param {Fiber} fiber */
  const visit = (fiber) => {
    const before = fiber.alternate
    const isComponent = typeof fiber.type === 'function' || (typeof fiber.type === 'object' && fiber.type !== null)
    if (isComponent && (before === null || fiber.flags & PERFORMED_WORK)) {
      components += 1
      const element = elementOf(fiber)
      const card = element?.closest(CARD)
      if (card && !element?.closest(CLOCK)) cards.add(card)
    }
    // A subtree that React skipped is the same object.
    if (before !== null && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }

  Object.assign(window, {
    takeRenderCounts: () => {
      const taken = { components, cards: cards.size }
      components = 0
      cards.clear()
      return taken
    },
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberRoot: (/** @type {number} */ _id, /** @type {{ current: Fiber }} */ root) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  })
}
