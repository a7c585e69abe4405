import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const NAMES = /^(?:expected|possible)Errors$/

/** Console errors that no browser test provokes on purpose. */
const UNEXPECTED = [
  '',
  "Uncaught TypeError: Cannot read properties of undefined (reading 'amount')",
  'Error: Minified React error #31; visit https://react.dev/errors/31 for the full message.',
  'Failed to load resource: net::ERR_FAILED (http://127.0.0.1:4173/assets/shared-QjkPf1we.js)',
  'Failed to load resource: the server responded with a status of 404 (Not Found) (http://127.0.0.1:4173/locales/en-US.json)',
  "Connecting to 'https://tracker.example/' violates the following Content Security Policy directive: \"connect-src 'self'\".",
]

/** The patterns of expected errors in a test file. */
function patternsOf(name: string, text: string): RegExp[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
  const patterns: RegExp[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      patterns.push(new RegExp(source, flags))
    }
    ts.forEachChild(node, collect)
  }
  const visit = (node: ts.Node): void => {
    const isPushed =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      NAMES.test(node.expression.expression.getText(file))
    const isFixture = ts.isPropertyAssignment(node) && NAMES.test(node.name.getText(file))
    if (isPushed || isFixture) collect(node)
    else ts.forEachChild(node, visit)
  }
  visit(file)
  return patterns
}

const isTooWide = (pattern: RegExp) => UNEXPECTED.some((error) => pattern.test(error))

const files = ['e2e', 'fault'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
)

describe('expected console errors of browser tests', () => {
  it.each([
    'expectedErrors.push(/.*/)',
    'expectedErrors.push(/narrow/, /404/)',
    'possibleErrors.push(/Failed to load resource/)',
    'test.extend({ possibleErrors: async ({}, use) => use([/net::ERR/]) })',
  ])('are reported as too broad in %s', (text) => {
    expect(patternsOf('fixture.ts', text).filter(isTooWide)).toHaveLength(1)
  })

  it('match only the intended errors', () => {
    const named = files.flatMap((name) => patternsOf(name, readFileSync(root + name, 'utf8')))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(isTooWide)).toEqual([])
  })
})
