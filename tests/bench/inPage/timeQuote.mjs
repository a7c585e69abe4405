// Runs in the page, as an init script: the time of a swap's quote, in the page's own milliseconds.

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** @param {'From' | 'To'} label how its label begins */
function amountField(label) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  return /** @type {HTMLInputElement} */ (found?.control)
}

/** From a keystroke in the amount to the changed quote. @param {string} text what the field then holds */
async function timeQuote(text) {
  const field = amountField('From')
  const before = amountField('To').value
  // React hears of a value only where its own setter is passed by.
  const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const startedAt = performance.now()
  ownValue?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  while (amountField('To').value === before) await nextFrame()
  return performance.now() - startedAt
}

Object.assign(window, { timeQuote })
