import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { DEFAULT_LOCALE } from '../../src/config/defaultLocale.ts'
import { languages } from '../../src/config/languages.ts'
import { directionOf, textFolder } from '../../src/i18n/locale.ts'
import { COMMON_SET, localeCodes, mergeLocale, type Texts, textSets, textsHash } from './localeFiles.ts'
import { readPageScript } from './pageScript.ts'
import { PSEUDO_LOCALE, pseudoSets } from './pseudoLocale.ts'
import { writeTextSets } from './textKeys.ts'

const WHOLE_LANGUAGE = /\/locales\/([\w-]+)\.json$/
const TEXT_SET = /\/assets\/texts\/([\w-]+)-[0-9a-f]{8}\/(\w+)\.json$/
const root = fileURLToPath(new URL('../../locales/', import.meta.url))

/** Sets that are preloaded together with `common`, for the most common landing pages. */
export const FIRST_SETS: Readonly<Record<string, readonly string[]>> = { '/': ['home'], '/earn': ['earn'] }

interface PublishedLanguage {
  readonly code: string
  readonly whole: Texts
  readonly sets: Readonly<Record<string, Texts>>
  /** Of all texts. */
  readonly hash: string
}

function publish(code: string, whole: Texts, sets: Readonly<Record<string, Texts>>): PublishedLanguage {
  return { code, whole, sets, hash: textsHash(sets) }
}

/** The languages that have texts, English first. */
function readLanguages(): PublishedLanguage[] {
  const codes = localeCodes(root)
  return languages
    .filter(({ code }) => codes.includes(code))
    .map(({ code }) => publish(code, mergeLocale(root, code), textSets(root, code, DEFAULT_LOCALE)))
}

/** English in the pseudo-language, which only the development server offers. */
function readPseudoLanguage(): PublishedLanguage {
  const sets = pseudoSets(textSets(root, DEFAULT_LOCALE, DEFAULT_LOCALE))
  return publish(PSEUDO_LOCALE, Object.assign({}, ...Object.values(sets)) as Texts, sets)
}

/** Texts that the shell needs to open offline, in the default language. */
export function firstTextFiles(): string[] {
  const folder = textFolder(DEFAULT_LOCALE, textsHash(textSets(root, DEFAULT_LOCALE, DEFAULT_LOCALE)))
  return [COMMON_SET, ...Object.values(FIRST_SETS).flat()].map((set) => `${folder}${set}.json`)
}

/** Texts for a request path. */
function textsAt(path: string, published: readonly PublishedLanguage[]): Texts | undefined {
  const [, code, set] = TEXT_SET.exec(path) ?? []
  const wanted = code ?? WHOLE_LANGUAGE.exec(path)?.[1]
  const language = published.find((each) => each.code === wanted)
  return set === undefined ? language?.whole : language?.sets[set]
}

/**
 * Serves the texts of `locales/<code>`: by set for the app, and as a whole under `/locales/<code>.json`. Puts a script into
 * the page that preloads the first texts.
 */
export function localesPlugin(): Plugin {
  let base = '/'
  let isDevelopment = false
  let read: readonly PublishedLanguage[] | undefined
  const published = () => (read ??= [...readLanguages(), ...(isDevelopment ? [readPseudoLanguage()] : [])])
  return {
    name: 'sundial-locales',
    configResolved: (config) => {
      base = config.base
      isDevelopment = config.command === 'serve' && config.mode !== 'test'
      writeTextSets(root, DEFAULT_LOCALE)
    },
    configureServer(server) {
      server.watcher.add(root)
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(root)) return
        read = undefined
        writeTextSets(root, DEFAULT_LOCALE)
        server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const texts = textsAt((request.url ?? '').split('?')[0] ?? '', published())
        if (texts === undefined) {
          next()
          return
        }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(texts))
      })
    },
    generateBundle() {
      for (const { code, whole, sets, hash } of published()) {
        const emit = (fileName: string, texts: Texts) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) })
        emit(`locales/${code}.json`, whole)
        for (const [set, texts] of Object.entries(sets)) emit(`${textFolder(code, hash)}${set}.json`, texts)
      }
    },
    transformIndexHtml: () => {
      const hashes = Object.fromEntries(published().map(({ code, hash }) => [code, hash]))
      const rightToLeft = Object.keys(hashes).filter((code) => directionOf(code) === 'rtl')
      const settings = JSON.stringify({ base, hashes, rightToLeft, common: COMMON_SET, firstSets: FIRST_SETS })
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
