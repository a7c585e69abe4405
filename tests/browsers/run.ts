// The smoke test in other engines than Chromium (scripts/browsers.mjs).
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { smoke } from './smoke'
import { startSmokeSite } from './smokeSite'
import { startWebKit } from './webkit'

const { FIREFOX = '', WEBKIT = '' } = process.env

/** Firefox as on a computer, WebKit as on a phone. */
const browsers: readonly (() => Promise<Driver>)[] = [
  () => startFirefox(FIREFOX, { width: 1280, height: 900 }),
  () => startWebKit(WEBKIT, { width: 390, height: 844 }),
]

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Whether all steps passed. A step after a failed one may depend on it, and is left out. */
async function walk(driver: Driver, siteUrl: string): Promise<boolean> {
  say(driver.browser)
  for (const [name, step] of Object.entries(smoke)) {
    const startedAt = performance.now()
    try {
      await step(driver, siteUrl)
    } catch (error) {
      say(`  FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
    say(`  ok  ${name} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`)
  }
  return true
}

const site = await startSmokeSite()
let isPassed = true
for (const startBrowser of browsers) {
  const driver = await startBrowser()
  isPassed = (await walk(driver, site.url)) && isPassed
  await driver.close()
}
await site.stop()
process.exit(isPassed ? 0 : 1)
