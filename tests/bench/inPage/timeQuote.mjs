// Runs in the page, as an init script: times a swap quote, in milliseconds of the page's clock.

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** @param {'From' | 'To'} label start of its label */
function amountField(label) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  return /** @type {HTMLInputElement} */ (found?.control)
}

/**
 * From a keystroke in the amount to the updated quote.
 * @param {string} text value of the field after the keystroke
 */
async function timeQuote(text) {
  const field = amountField('From')
  const before = amountField('To').value
  // Bypasses React's value tracking, so that React sees the change.
  const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const startedAt = performance.now()
  ownValue?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  while (amountField('To').value === before) await nextFrame()
  return performance.now() - startedAt
}

Object.assign(window, { timeQuote })
