import type { Plugin } from 'vite'
import { brand } from '../../src/config/brand.ts'
import { WEB_MANIFEST, webManifest } from './webManifest.ts'

/** Inserts the product name where app code can't: `%PRODUCT%` in index.html, and the web manifest. */
export function brandPlugin(): Plugin {
  let manifest = ''
  return {
    name: 'sundial-brand',
    configResolved: ({ base }) => {
      manifest = JSON.stringify(webManifest(base))
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%PRODUCT%', brand.product) },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.endsWith(`/${WEB_MANIFEST}`) !== true) {
          next()
          return
        }
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WEB_MANIFEST, source: manifest })
    },
  }
}
