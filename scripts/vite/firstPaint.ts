import type { Plugin } from 'vite'
import { readPageScript } from './pageScript.ts'

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Writes into the page what its first painting needs, which would else be one more way to the server and back:
 * `%FIRST_PAINT%`, and in a build the style. The content security policy allows both by their hashes.
 */
export function firstPaintPlugin(): Plugin[] {
  let base = '/'
  return [
    {
      name: 'sundial-first-paint-script',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) => html.replace('%FIRST_PAINT%', () => readPageScript('firstPaint.js')),
      },
    },
    {
      name: 'sundial-first-paint-style',
      apply: 'build',
      configResolved: (config) => {
        base = config.base
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle = {} }) =>
          html.replace(STYLE_LINK, (_, path: string) => {
            const fileName = path.slice(base.length)
            const file = bundle[fileName]
            if (file?.type !== 'asset') throw new Error(`The build has no ${path}`)
            Reflect.deleteProperty(bundle, fileName)
            // With a relative base what a style names lies beside its file.
            return `<style>${String(file.source).trim().replaceAll('url(./', `url(${base}assets/`)}</style>`
          }),
      },
    },
  ]
}
