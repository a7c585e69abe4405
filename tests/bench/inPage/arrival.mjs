// Runs in the page before any other code: checks every 50 ms for what a user waits for, and records when it was
// painted.
{
  const LOOK_EVERY_MS = 50
  /** @type {Record<string, number>} */
  const arrivedMs = {}

  /** A percentage in the main content: every APY of the Earn list comes from the chain. */
  const hasFigure = () => /\d\s*%/.test(document.querySelector('main')?.textContent ?? '')

  /** Types an amount as soon as there is a field for it, and looks for the quote in the other field. */
  const hasQuote = () => {
    const [from, to] = [...document.querySelectorAll('main input')].flatMap((field) =>
      field instanceof HTMLInputElement && field.inputMode === 'decimal' ? [field] : [],
    )
    if (from === undefined || to === undefined) return false
    if (from.value === '') {
      // Bypasses React's value tracking, so that React sees the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(from, '1')
      from.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return to.value !== ''
  }

  /** Taps the button until its dialog is open. */
  const hasDialog = () => {
    if (document.querySelector('dialog[open]') !== null) return true
    const button = [...document.querySelectorAll('header button')].find(
      ({ textContent }) => textContent === 'Connect Wallet',
    )
    if (button instanceof HTMLElement) button.click()
    return false
  }

  /** A row of a table with the name of what it is about. */
  const hasTable = () => document.querySelector('main [role="rowheader"] a') !== null

  /** A share of a proposal's result. */
  const hasResult = () => /\d\s*%/.test(document.querySelector('[data-testid="results"] li')?.textContent ?? '')

  /** @param {string} name @param {() => boolean} isThere */
  const watch = (name, isThere) => {
    if (!isThere()) setTimeout(() => watch(name, isThere), LOOK_EVERY_MS)
    // The second frame from now starts when this one has been painted.
    else requestAnimationFrame(() => requestAnimationFrame((now) => (arrivedMs[name] = now)))
  }

  const looks = /** @type {Record<string, () => boolean>} */ ({
    figure: hasFigure,
    quote: hasQuote,
    dialog: hasDialog,
    table: hasTable,
    result: hasResult,
  })
  Object.assign(window, {
    arrivedMs,
    watchArrival: (/** @type {string} */ name) => {
      const look = looks[name]
      if (look !== undefined) watch(name, look)
    },
  })
}
