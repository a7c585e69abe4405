import { WAIT_MS } from './limits.mjs'

/**
 * Polls until a condition holds.
 * @param {string} what named in the error
 * @param {() => Promise<boolean>} isReady a rejection counts as false
 * @param {number} [timeoutMs]
 */
export async function waitFor(what, isReady, timeoutMs = WAIT_MS) {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (await isReady().catch(() => false)) return
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`Timed out after ${timeoutMs / 1000} s waiting for ${what}`)
}
