// Runs in the page, as an init script: times the token selector, in milliseconds of the page's clock.

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
const resultCount = () => document.querySelector('[role=option]')?.getAttribute('aria-setsize')

/** From the click on the button to the first frame with rows. */
async function timeOpening() {
  const button = /** @type {HTMLElement | null} */ (document.querySelector('[aria-label^="You receive"]'))
  const startedAt = performance.now()
  button?.click()
  while (document.querySelector('[role=option]') === null) await nextFrame()
  return performance.now() - startedAt
}

/**
 * From a keystroke in the search to the updated rows.
 * @param {string} text value of the field after the keystroke
 */
async function timeKeystroke(text) {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('[role=combobox]'))
  const before = resultCount()
  // Bypasses React's value tracking, so that React sees the change.
  const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const changed = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (resultCount() === before) return
      observer.disconnect()
      done(performance.now())
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const startedAt = performance.now()
  ownValue?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return (await changed) - startedAt
}

Object.assign(window, { timeOpening, timeKeystroke })
