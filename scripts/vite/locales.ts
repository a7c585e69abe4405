import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { DEFAULT_LOCALE, languages } from '../../src/config/languages.ts'
import { directionOf } from '../../src/i18n/locale.ts'
import { COMMON_SET, localeCodes, mergeLocale, textSets, textsHash } from './localeFiles.ts'
import { readPageScript } from './pageScript.ts'
import { writeTextSets } from './textKeys.ts'

const VIRTUAL_ID = 'virtual:locales'
const RESOLVED_ID = `\0${VIRTUAL_ID}`
const WHOLE_LANGUAGE = /\/locales\/([\w-]+)\.json$/
const TEXT_SET = /\/assets\/texts\/([\w-]+)-[0-9a-f]{8}\/(\w+)\.json$/
const root = fileURLToPath(new URL('../../locales/', import.meta.url))

/** Sets that are preloaded together with `common`, for the most common landing pages. */
export const FIRST_SETS: Readonly<Record<string, readonly string[]>> = { '/': ['home'], '/earn': ['earn'] }

const setsOf = (code: string) => textSets(root, code, DEFAULT_LOCALE)

/** Folder of a language's text files; the hash in its name allows immutable caching. */
const folderOf = (code: string) => `assets/texts/${code}-${textsHash(setsOf(code))}/`

/** Texts that the shell needs to open offline, in the default language. */
export function firstTextFiles(): string[] {
  return [COMMON_SET, ...Object.values(FIRST_SETS).flat()].map((set) => `${folderOf(DEFAULT_LOCALE)}${set}.json`)
}

function offeredLanguages() {
  const codes = localeCodes(root)
  return languages
    .filter(({ code }) => codes.includes(code))
    .map((language) => ({ ...language, folder: folderOf(language.code) }))
}

/** Texts for a request path. */
function textsAt(path: string): Readonly<Record<string, string>> | undefined {
  const [, code, set] = TEXT_SET.exec(path) ?? []
  const whole = WHOLE_LANGUAGE.exec(path)?.[1]
  const wanted = code ?? whole
  if (wanted === undefined || !localeCodes(root).includes(wanted)) return undefined
  return set === undefined ? mergeLocale(root, wanted) : setsOf(wanted)[set]
}

/**
 * Serves the texts of `locales/<code>`: by set for the app, and as a whole under `/locales/<code>.json`. Provides the
 * available languages as `virtual:locales`, and a page script that preloads the first texts.
 */
export function localesPlugin(): Plugin {
  let base = '/'
  return {
    name: 'sundial-locales',
    configResolved: (config) => {
      base = config.base
      writeTextSets(root, DEFAULT_LOCALE)
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load: (id) => (id === RESOLVED_ID ? `export default ${JSON.stringify(offeredLanguages())}` : undefined),
    configureServer(server) {
      server.watcher.add(root)
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(root)) return
        writeTextSets(root, DEFAULT_LOCALE)
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const texts = textsAt((request.url ?? '').split('?')[0] ?? '')
        if (texts === undefined) {
          next()
          return
        }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(texts))
      })
    },
    generateBundle() {
      for (const code of localeCodes(root)) {
        const emit = (fileName: string, texts: object) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) })
        emit(`locales/${code}.json`, mergeLocale(root, code))
        for (const [set, texts] of Object.entries(setsOf(code))) emit(`${folderOf(code)}${set}.json`, texts)
      }
    },
    transformIndexHtml: () => {
      const offered = offeredLanguages().map(({ code, folder }) => ({ code, folder, dir: directionOf(code) }))
      const settings = JSON.stringify({ base, offered, common: COMMON_SET, firstSets: FIRST_SETS })
      return [
        {
          tag: 'script',
          children: readPageScript('firstTexts.js').replace("'%FIRST_TEXTS%'", () => JSON.stringify(settings)),
          injectTo: 'head' as const,
        },
      ]
    },
  }
}
