// npm run test:browsers: the smoke test of tests/browsers in Firefox and WebKit, which it installs where apt is there.
import { ensureEngines } from './support/engines.mjs'
import { ensureInstalled } from './support/install.mjs'
import { runScript, start } from './support/processes.mjs'

runScript(async () => {
  await ensureInstalled()
  const { firefox, webkit } = await ensureEngines()
  const child = start(process.execPath, ['--import', 'tsx', 'tests/browsers/run.ts', ...process.argv.slice(2)], {
    env: { FIREFOX: firefox, WEBKIT: webkit },
  })
  child.once('exit', (code) => process.exit(code ?? 1))
})
