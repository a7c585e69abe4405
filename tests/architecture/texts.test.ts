import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { mergeLocale } from '../../scripts/vite/localeFiles'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const english = mergeLocale(fileURLToPath(new URL('../../locales/', import.meta.url)), 'en-US')
const PLURAL = /_(zero|one|two|few|many|other)$/
const keys = new Set(Object.keys(english).map((key) => key.replace(PLURAL, '')))
const AREAS = [...new Set([...keys].map((key) => key.split('.')[0]))].join('|')
const KEY = new RegExp(`^(${AREAS})\\.[\\w.-]+$`)
/** Attributes that are read aloud or shown. */
const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label', 'closeLabel'])
/** Layers below the texts, where a string like a key is a storage key. */
const STORAGE_KEYS = /^(wallet|lib|config)\//
const HAS_LETTERS = /\p{L}{2}/u

interface Finding {
  readonly where: string
  readonly text: string
}

/** Texts in the markup, and literals that look like a text key. */
function scan(name: string, text: string): { readonly hardCoded: Finding[]; readonly used: Finding[] } {
  const file = ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.ES2022,
    true,
    name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const hardCoded: Finding[] = []
  const used: Finding[] = []
  const at = (node: ts.Node) => `${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && HAS_LETTERS.test(node.text)) hardCoded.push({ where: at(node), text: node.text.trim() })
    if (ts.isStringLiteralLike(node)) {
      if (KEY.test(node.text)) used.push({ where: at(node), text: node.text })
      const isChild =
        ts.isJsxExpression(node.parent) && (ts.isJsxElement(node.parent.parent) || ts.isJsxFragment(node.parent.parent))
      const isSpoken = ts.isJsxAttribute(node.parent) && SPOKEN.has(node.parent.name.getText(file))
      if ((isChild || isSpoken) && HAS_LETTERS.test(node.text)) hardCoded.push({ where: at(node), text: node.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { hardCoded, used }
}

// The kit page is for development only and not part of production builds.
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) && !name.startsWith('features/kit/'),
)
const results = files.map((name) => scan(name, readFileSync(source + name, 'utf8')))

describe('texts', () => {
  it('come from the locale files, not from the code', () => {
    expect(results.flatMap(({ hardCoded }) => hardCoded)).toEqual([])
  })

  it('exist for every key in the code', () => {
    const used = results.flatMap((result) => result.used).filter(({ where }) => !STORAGE_KEYS.test(where))
    expect(used.filter(({ text }) => !keys.has(text))).toEqual([])
  })

  it('are reported if they are hard-coded or missing', () => {
    const { hardCoded, used } = scan(
      'x.tsx',
      `<p title="Two words" id="not shown">One {'more'} {t('shell.nowhere')}<b>{1} %</b></p>`,
    )
    expect(hardCoded.map(({ text }) => text)).toEqual(['Two words', 'One', 'more'])
    expect(used.map(({ text }) => text)).toEqual(['shell.nowhere'])
  })
})
