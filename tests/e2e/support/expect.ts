import { type Locator, expect as playwrightExpect } from '@playwright/test'

/**
 * Playwright's `expect`, but that the locator itself waits to be seen: Playwright's own `toBeVisible` writes the whole
 * page down, for the message of a failure, each time that it looks for what is not there yet.
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
