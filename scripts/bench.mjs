// npm run bench: prints the figures of docs/performance.md with their budgets and the best peer's. Never fails on a
// figure.
import { ensureChromium } from './support/chromium.mjs'
import { ensureInstalled } from './support/install.mjs'
import { runScript, start } from './support/processes.mjs'

runScript(async () => {
  await ensureInstalled()
  const child = start(process.execPath, ['--import', 'tsx', 'tests/bench/bench.ts'], {
    env: { CHROMIUM: await ensureChromium(), NODE_ENV: 'production' },
  })
  child.once('exit', (code) => process.exit(code ?? 1))
})
