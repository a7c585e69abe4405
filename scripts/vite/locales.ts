import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languages } from '../../src/config/languages.ts'
import { localeCodes, mergeLocale } from './localeFiles.ts'

const VIRTUAL_ID = 'virtual:locales'
const RESOLVED_ID = `\0${VIRTUAL_ID}`
const root = fileURLToPath(new URL('../../locales/', import.meta.url))

function offeredLanguages() {
  const codes = localeCodes(root)
  return languages.filter(({ code }) => codes.includes(code))
}

/**
 * Serves `/locales/<code>.json`, merged from `locales/<code>/*.json` (one file an area, one request a language), and
 * `virtual:locales`, the languages that there are.
 */
export function localesPlugin(): Plugin {
  return {
    name: 'sundial-locales',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load: (id) => (id === RESOLVED_ID ? `export default ${JSON.stringify(offeredLanguages())}` : undefined),
    configureServer(server) {
      server.watcher.add(root)
      server.watcher.on('all', (_event, path) => {
        if (path.startsWith(root)) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const code = /\/locales\/([\w-]+)\.json$/.exec((request.url ?? '').split('?')[0] ?? '')?.[1]
        if (code === undefined || !localeCodes(root).includes(code)) {
          next()
          return
        }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(mergeLocale(root, code)))
      })
    },
    generateBundle() {
      for (const code of localeCodes(root)) {
        this.emitFile({
          type: 'asset',
          fileName: `locales/${code}.json`,
          source: JSON.stringify(mergeLocale(root, code)),
        })
      }
    },
  }
}
