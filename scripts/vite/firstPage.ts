import type { Plugin, Rolldown } from 'vite'

/** The chunks that a chunk needs, itself included. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunk.imports) closure(bundle, imported, found)
  return found
}

const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const })

/**
 * Lets the browser fetch the code of the page that most visits begin with beside the app's own, instead of after it:
 * the page is a lazy chunk, and one more way to the server and back would stand before the first numbers. So do the
 * fonts, which the browser would else find only when the first text is drawn.
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
        const code = [...closure(bundle, page.fileName)].filter((fileName) => !known.has(fileName))
        const fonts = Object.keys(bundle).filter((fileName) => fileName.endsWith('.woff2'))
        return [
          ...code.map((fileName) => link({ rel: 'modulepreload', href: base + fileName })),
          ...fonts.map((fileName) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: base + fileName })),
        ]
      },
    },
  }
}
