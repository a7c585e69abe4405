import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Devnet } from '../../devnet/startDevnet'
import { freePort } from '../../scripts/support/ports.mjs'
import { serveStatic } from '../../scripts/support/staticServer.mjs'
import { callNode, injectWallet, walletSettings } from '../support/injectedWallet'
import { startQuietDevnet } from '../support/quietDevnet'
import { buildSite } from '../support/site'

const FOLDER = '.cache/browsers-dist'
const LIBRARY = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')
const IN_PAGE = fileURLToPath(new URL('inPage/smoke.mjs', import.meta.url))

/** The production site on its own local Cronos. */
export interface SmokeSite {
  readonly url: string
  readonly devnet: Devnet
  stop(): Promise<void>
}

/** Code of the wallet, which asks the node itself: the page's policy allows it. */
function walletScript({ rpcUrl, accounts, chainId }: Devnet): string {
  const [account = ''] = accounts
  return `{
    // The runner's compiler refers to this helper.
    globalThis.__name ??= (target) => target
    window.testWalletRpc = (method, params) => (${callNode.toString()})('${rpcUrl}', method, params)
    ;(${injectWallet.toString()})(${JSON.stringify(walletSettings({ account, chainId }))})
  }`
}

/**
 * Builds and serves the site with scripts before its own, like a browser inside a wallet has them: not every WebDriver
 * can add scripts to a page.
 */
export async function startSmokeSite(): Promise<SmokeSite> {
  const devnet = await startQuietDevnet()
  await buildSite(FOLDER, { rpcUrls: [devnet.rpcUrl], servicesUrl: devnet.servicesUrl })
  copyFileSync(LIBRARY, join(FOLDER, 'smoke-library.js'))
  copyFileSync(IN_PAGE, join(FOLDER, 'smoke.js'))
  writeFileSync(join(FOLDER, 'smoke-wallet.js'), walletScript(devnet))
  const page = join(FOLDER, 'index.html')
  const scripts = ['library', '', 'wallet'].map((name) => `<script src="/smoke${name && `-${name}`}.js"></script>`)
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${scripts.join('')}`))
  const site = await serveStatic(FOLDER, await freePort(0))
  return {
    url: site.url,
    devnet,
    stop: async () => {
      await site.close()
      await devnet.stop()
    },
  }
}
