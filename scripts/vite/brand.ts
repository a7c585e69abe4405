import type { Plugin } from 'vite'
import { brand } from '../../src/config/brand.ts'

const MANIFEST = 'manifest.webmanifest'

const manifest = JSON.stringify({
  name: brand.product,
  short_name: brand.product,
  start_url: '.',
  display: 'standalone',
  background_color: '#10132B',
  theme_color: '#10132B',
  icons: [
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
})

/** Inserts the product name where app code can't: `%PRODUCT%` in index.html, and the web manifest. */
export function brandPlugin(): Plugin {
  return {
    name: 'sundial-brand',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%PRODUCT%', brand.product) },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.endsWith(`/${MANIFEST}`) !== true) {
          next()
          return
        }
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifest)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest })
    },
  }
}
