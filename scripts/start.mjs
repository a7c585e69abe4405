// npm start: installs missing packages, starts the local Cronos with its services, and serves the app.
import { readFileSync } from 'node:fs'
import { ensureInstalled } from './support/install.mjs'
import { freePort } from './support/ports.mjs'
import { root, runScript, start } from './support/processes.mjs'
import { waitFor } from './support/waitFor.mjs'

/** @param {string} rpcUrl @param {string} multicall */
async function isChainReady(rpcUrl, multicall) {
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_getCode', params: [multicall, 'latest'] }
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = /** @type {{ result?: string }} */ (await response.json())
  return result !== undefined && result !== '0x'
}

runScript(async () => {
  const startedAt = performance.now()
  await ensureInstalled()
  const rpcPort = await freePort(8545)
  const servicesPort = await freePort(8600)
  const appPort = await freePort(5173)
  const rpcUrl = `http://127.0.0.1:${rpcPort}`
  const servicesUrl = `http://127.0.0.1:${servicesPort}`

  console.log(`Starting the local Cronos on ${rpcUrl}, its services on ${servicesUrl} ...`)
  const devnet = start(process.execPath, [
    '--import',
    'tsx',
    'devnet/cli.ts',
    '--port',
    String(rpcPort),
    '--services-port',
    String(servicesPort),
  ])
  devnet.once('exit', (code) => {
    console.error('The local Cronos has stopped. Exiting.')
    process.exit(code ?? 1)
  })

  process.env['SUNDIAL_DEPLOYMENT'] = 'devnet'
  process.env['SUNDIAL_RPC_URL'] = rpcUrl
  process.env['SUNDIAL_SERVICES_URL'] = servicesUrl
  const { createServer } = await import('vite')
  const app = await createServer({ root, server: { port: appPort, strictPort: true, host: '127.0.0.1' } })
  await app.listen()
  const appUrl = `http://127.0.0.1:${appPort}`
  const warm = app.warmupRequest('/src/main.tsx')

  const { contracts } = JSON.parse(readFileSync(`${root}src/config/deployments/devnet.json`, 'utf8'))
  await waitFor('the chain', () => isChainReady(rpcUrl, contracts.multicall))
  await waitFor('the app', async () => (await fetch(`${appUrl}/earn`, { headers: { accept: 'text/html' } })).ok)
  await warm
  console.log(
    `\nReady in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Open ${appUrl}/earn\n(Ctrl+C stops everything.)`,
  )
})
