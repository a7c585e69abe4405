// npm run monkey: monkey testing (tests/monkey/README.md).
import { ensureChromium } from './support/chromium.mjs'
import { ensureInstalled } from './support/install.mjs'
import { runScript, start } from './support/processes.mjs'

runScript(async () => {
  await ensureInstalled()
  const child = start(process.execPath, ['--import', 'tsx', 'tests/monkey/monkey.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM: await ensureChromium() },
  })
  child.once('exit', (code) => process.exit(code ?? 1))
})
