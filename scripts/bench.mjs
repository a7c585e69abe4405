// npm run bench: the figures of docs/performance.md, each with its budget and the best peer's. It fails on no number.
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
