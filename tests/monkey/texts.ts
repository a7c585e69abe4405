import { readdirSync, readFileSync } from 'node:fs'
import type { TranslationKey } from '../../src/i18n/keys'

type Texts = ReadonlyMap<string, string>

const FALLBACK = 'en-US'
const known = new Map<string, Texts>()

function readTexts(lang: string): Texts {
  const folder = new URL(`../../locales/${lang}/`, import.meta.url)
  const names = ['', 'common/'].flatMap((part) =>
    readdirSync(new URL(part === '' ? './' : part, folder)).map((name) => part + name),
  )
  const files = names.filter((name) => name.endsWith('.json'))
  return new Map(
    files.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Readonly<Record<string, string>>),
    ),
  )
}

function textsOf(lang: string): Texts {
  const texts = known.get(lang) ?? readTexts(lang)
  known.set(lang, texts)
  return texts
}

/**
 * Matches a text of the app in a page's language, with anything for its placeholders. English where there is no
 * translation.
 */
export function textPattern(lang: string, key: TranslationKey): RegExp {
  const text = textsOf(lang).get(key) ?? textsOf(FALLBACK).get(key)
  if (text === undefined) throw new Error(`No text ${key}`)
  const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%\w+%/g, '.+')
  return new RegExp(`^\\s*${literal}\\s*$`)
}
