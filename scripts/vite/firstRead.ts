import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { readPageScript } from './pageScript.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const FILE = 'assets/firstRead.json'

/** Runs the app's own code to encode the first read of the vault lists on this network. */
async function readBody(deployment: unknown): Promise<string | undefined> {
  const { module } = await runnerImport<{ readonly vaultListRead: (deployment: unknown) => string | undefined }>(
    '/src/domain/vault/firstRead.ts',
    {
      configFile: false,
      root,
      resolve: { alias: { '@': `${root}src` } },
      logLevel: 'error',
    },
  )
  return module.vaultListRead(deployment)
}

/**
 * Writes the first read of the Earn list to a file, and a script into the page that posts it to the first node while
 * the code is loading.
 * @param readDeployment the deployment of the build
 */
export function firstReadPlugin(readDeployment: () => { readonly rpcUrls: readonly string[] }): Plugin {
  let base = '/'
  let body: string | undefined
  let fileName = FILE
  return {
    name: 'sundial-first-read',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    async buildStart() {
      body = await readBody(readDeployment())
      fileName = FILE.replace(
        '.json',
        `-${createHash('sha256')
          .update(body ?? '')
          .digest('hex')
          .slice(0, 8)}.json`,
      )
    },
    generateBundle() {
      if (body !== undefined) this.emitFile({ type: 'asset', fileName, source: body })
    },
    transformIndexHtml: () => {
      const [node] = readDeployment().rpcUrls
      if (body === undefined || node === undefined) return []
      const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`
      const settings = JSON.stringify({ url: base + fileName, integrity, node, base })
      return [
        {
          tag: 'script',
          children: readPageScript('firstRead.js').replace("'%FIRST_READ%'", () => JSON.stringify(settings)),
          injectTo: 'head' as const,
        },
      ]
    },
  }
}
