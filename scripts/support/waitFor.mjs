import { WAIT_MS } from './limits.mjs'

/**
 * Asks again and again until something answers yes.
 * @param {string} what named in the error
 * @param {() => Promise<boolean>} isReady a throw counts as no
 * @param {number} [timeoutMs]
 */
export async function waitFor(what, isReady, timeoutMs = WAIT_MS) {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (await isReady().catch(() => false)) return
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`Waited ${timeoutMs / 1000} s for ${what} in vain`)
}
