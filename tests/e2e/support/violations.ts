import type { Page } from '@playwright/test'

/**
 * Records violations of the content security policy on every page opened from now on.
 * @returns a function that reads the violations of the open page
 */
export async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { refusedByPolicy: found })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      found.push(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refusedByPolicy: readonly string[] }).refusedByPolicy)
}
