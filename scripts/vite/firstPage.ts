import type { Plugin, Rolldown } from 'vite'
import { DEFAULT_LOCALE } from '../../src/config/languages.ts'
import { DEPLOYMENT_ASSET } from './deployment.ts'
import { readPageScript } from './pageScript.ts'

/** The entry, as the build writes it into the page. */
const ENTRY = /[ \t]*<script type="module"[^>]*><\/script>\n/

/** The chunks that a chunk needs, itself included. */
function closure(bundle: Rolldown.OutputBundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunk.imports) closure(bundle, imported, found)
  return found
}

const preload = (attrs: Record<string, string>) => ({ tag: 'link', attrs: { rel: 'preload', ...attrs, crossorigin: true }, injectTo: 'head' as const })

/**
 * Lets the browser fetch the app, the deployment and the texts that it waits for and the code of the page that most
 * visits begin with beside the entry, instead of one after the other: each would be one more way to the server and back
 * before the first numbers. So do the fonts, which the browser would else find only when the first text is drawn. The
 * largest first, for a browser fetches a few at a time. The code waits for the first paint, by src/app/fetchCode.js.
 * @param sources the ends of the paths of the modules that are fetched by the entry and by the app
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
      handler(html, { bundle, chunk: entry }) {
        if (bundle === undefined || entry === undefined) return html
        const [entryScript] = ENTRY.exec(html) ?? []
        if (entryScript === undefined) throw new Error('The page names no entry')
        const files = Object.values(bundle)
        const known = closure(bundle, entry.fileName)
        const code = new Set<string>()
        for (const source of sources) {
          const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
          if (chunk === undefined) throw new Error(`${source} is not a chunk of its own`)
          closure(bundle, chunk.fileName, code)
        }
        const sizeOf = (fileName: string) => {
          const file = bundle[fileName]
          return file?.type === 'chunk' ? file.code.length : 0
        }
        const deployment = files.filter((file) => file.type === 'asset' && file.names.includes(DEPLOYMENT_ASSET))
        const fonts = Object.keys(bundle).filter((fileName) => fileName.endsWith('.woff2'))
        const modules = [...code].filter((fileName) => !known.has(fileName)).sort((a, b) => sizeOf(b) - sizeOf(a)).map((fileName) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`)
        const late = `<template id="code">${[entryScript.trim(), ...modules].join('\n    ')}</template>\n    <script>${readPageScript('fetchCode.js')}</script>`
        return {
          html: html.replace(entryScript, '').replace('</body>', () => `  ${late}\n  </body>`),
          tags: [
            ...[...deployment.map(({ fileName }) => fileName), `locales/${DEFAULT_LOCALE}.json`].map((fileName) => preload({ as: 'fetch', href: base + fileName })),
            ...fonts.map((fileName) => preload({ as: 'font', type: 'font/woff2', href: base + fileName })),
          ],
        }
      },
    },
  }
}
