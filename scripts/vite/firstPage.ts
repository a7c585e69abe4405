import type { Plugin, Rolldown } from 'vite'
import { DEPLOYMENT_ASSET } from './deployment.ts'

/** A chunk and its static imports. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunk.imports) closure(bundle, imported, found)
  return found
}

const link = (rel: 'preload' | 'modulepreload', attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { rel, ...attrs, crossorigin: true },
  injectTo: 'head' as const,
})

/**
 * Preloads the app, the deployment and the code of the most visited page together with the entry, to avoid a round trip
 * for each. Largest chunk first, because browsers fetch only a few files at a time; fonts last, because text is
 * readable without them.
 * @param sources path suffixes of the modules that the entry and the app import dynamically
 */
export function firstPagePlugin(sources: readonly string[]): Plugin {
  let base = '/'
  return {
    name: 'sundial-first-page',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, chunk: entry }) {
        if (bundle === undefined || entry === undefined) return []
        const files = Object.values(bundle)
        const known = closure(bundle, entry.fileName)
        const code = new Set<string>()
        for (const source of sources) {
          const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
          if (chunk === undefined) throw new Error(`${source} has no chunk`)
          closure(bundle, chunk.fileName, code)
        }
        const sizeOf = (fileName: string) => {
          const file = bundle[fileName]
          return file?.type === 'chunk' ? file.code.length : 0
        }
        const deployment = files.filter((file) => file.type === 'asset' && file.names.includes(DEPLOYMENT_ASSET))
        const isFirstFont = (name: string) => name.endsWith('.woff2') && !name.includes('-latin-ext-')
        const fonts = files.filter((file) => file.type === 'asset' && file.names.some(isFirstFont))
        const modules = [...code].filter((fileName) => !known.has(fileName)).sort((a, b) => sizeOf(b) - sizeOf(a))
        return [
          ...modules.map((fileName) => link('modulepreload', { href: base + fileName })),
          ...deployment.map(({ fileName }) => link('preload', { as: 'fetch', href: base + fileName })),
          ...fonts.map(({ fileName }) =>
            link('preload', { as: 'font', type: 'font/woff2', href: base + fileName, fetchpriority: 'low' }),
          ),
        ]
      },
    },
  }
}
