import type { Plugin, Rolldown } from 'vite'

/** The chunks that a chunk needs, itself included. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunk.imports) closure(bundle, imported, found)
  return found
}

/**
 * Lets the browser fetch the code of the page that most visits begin with beside the app's own, instead of after it:
 * the page is a lazy chunk, and one more way to the server and back would stand before the first numbers.
 * @param source the end of the page's path
 */
export function firstPagePlugin(source: string): Plugin {
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
        const page = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(source))
        if (page === undefined) throw new Error(`${source} is not a chunk of its own`)
        const known = closure(bundle, entry.fileName)
        return [...closure(bundle, page.fileName)]
          .filter((fileName) => !known.has(fileName))
          .map((fileName) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName }, injectTo: 'head' as const }))
      },
    },
  }
}
