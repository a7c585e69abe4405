// The smoke test in other engines than Chromium (scripts/browsers.mjs).
import { createChain } from '../support/chain'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { smoke } from './smoke'
import { startSmokeSite } from './smokeSite'
import { startWebKit } from './webkit'

const { FIREFOX = '', WEBKIT = '' } = process.env

/** Firefox as on a computer, WebKit as on a phone. */
const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
  firefox: () => startFirefox(FIREFOX, { width: 1280, height: 900 }),
  webkit: () => startWebKit(WEBKIT, { width: 390, height: 844 }),
}
/** Names of those to test; all by default. */
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in browsers))
if (unknown.length > 0)
  throw new Error(`Unknown browser: ${unknown.join(', ')}. Known: ${Object.keys(browsers).join(', ')}`)

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Whether all steps passed. A step after a failed one may depend on it, and is left out. */
async function walk(driver: Driver, siteUrl: string): Promise<boolean> {
  await driver.open(siteUrl)
  say(`${driver.browser}, ${String(await driver.read('`${innerWidth} x ${innerHeight}`'))}`)
  for (const [name, step] of Object.entries(smoke)) {
    const startedAt = performance.now()
    try {
      await step(driver, siteUrl)
    } catch (error) {
      say(`  FAILED  ${name}: ${String(error)}`)
      return false
    }
    say(`  ok  ${name} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`)
  }
  return true
}

const site = await startSmokeSite()
const chain = createChain(site.devnet.rpcUrl)
let isPassed = true
for (const [name, startBrowser] of Object.entries(browsers)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const snapshotId = await chain.snapshot()
  const driver = await startBrowser()
  isPassed = (await walk(driver, site.url)) && isPassed
  await driver.close()
  await chain.revert(snapshotId)
}
await site.stop()
process.exit(isPassed ? 0 : 1)
