import { type Locator, expect as playwrightExpect } from '@playwright/test'

/**
 * Playwright's `expect` with a cheaper `toBeVisible`, which waits on the locator: Playwright's own serializes the whole
 * page for a failure message each time it polls.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: { readonly timeout?: number } = {}) {
    const { timeout = this.timeout } = options
    try {
      await locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', timeout })
      return { pass: !this.isNot, message: () => '' }
    } catch (error) {
      return { pass: this.isNot, message: () => String(error) }
    }
  },
})
