import type { Plugin } from 'vite'
import { readPageScript } from './pageScript.ts'

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/**
 * Inlines what the first paint needs, saving a round trip: the `%FIRST_PAINT%` script and, in a build, the stylesheet.
 * The content security policy allows both by hash.
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
            if (file?.type !== 'asset') throw new Error(`Not in the build: ${path}`)
            Reflect.deleteProperty(bundle, fileName)
            // With a relative base, URLs in the stylesheet are relative to its own folder.
            return `<style>${String(file.source).trim().replaceAll('url(./', `url(${base}assets/`)}</style>`
          }),
      },
    },
  ]
}
