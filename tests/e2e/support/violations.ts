import type { Page } from '@playwright/test'

/**
 * Notes what the content security policy refuses on every page that is opened from now on.
 * @returns what was refused until now on the page that is open
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
