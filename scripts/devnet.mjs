// npm run devnet: runs only the local Cronos and its services. Arguments after `--` go to devnet/cli.ts.
import { ensureInstalled } from './support/install.mjs'
import { runScript, start } from './support/processes.mjs'

runScript(async () => {
  await ensureInstalled()
  const child = start(process.execPath, ['--import', 'tsx', 'devnet/cli.ts', ...process.argv.slice(2)])
  child.once('exit', (code) => process.exit(code ?? 1))
})
