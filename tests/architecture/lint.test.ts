import { beforeAll, describe, expect, it } from 'vitest'
import { runOnFixtures } from './support/fixtureTree'

const RULE_FILES = [
  '.oxlintrc.json',
  'scripts/lint/plugin.mjs',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.app.json',
  'tsconfig.node.json',
]

/** Violations by the rule that reports them. */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['typescript(TS2322)', 'src/lib/type.ts', "export const amount: bigint = 'one'\n"],
  ['typescript(TS2322)', 'src/lib/type.test.ts', "export const amount: bigint = 'one'\n"],
  ['typescript(TS2322)', 'devnet/type.ts', "export const amount: bigint = 'one'\n"],
  ['typescript(TS2322)', 'scripts/type.mjs', "/** @type {bigint} */\nexport const amount = 'one'\n"],
  ['typescript(no-explicit-any)', 'src/lib/any.ts', 'export const of = (value: any): unknown => value\n'],
  ['typescript(no-unsafe-member-access)', 'tests/unsafe.ts', "export const name: unknown = JSON.parse('{}').name\n"],
  ['typescript(no-floating-promises)', 'tests/e2e/floating.spec.ts', 'Promise.resolve(1)\nexport {}\n'],
  ['typescript(no-unnecessary-condition)', 'src/lib/condition.ts', "export const of = (text: string) => text ?? ''\n"],
  ['typescript(ban-ts-comment)', 'src/lib/comment.ts', '// @ts-' + "ignore\nexport const amount: bigint = 'one'\n"],
  ['eslint(no-restricted-globals)', 'src/lib/float.ts', "export const amount = parseFloat('1')\n"],
  ...['window.name', 'document.title', 'navigator.onLine', "localStorage.getItem('key')", "fetch('/')", 'Worker'].map(
    (use, index) =>
      ['eslint(no-restricted-globals)', `src/lib/browser${index}.ts`, `export const used = ${use}\n`] as const,
  ),
  [
    'eslint(no-restricted-imports)',
    'tests/e2e/slow.spec.ts',
    "import { expect } from '@playwright/test'\nvoid expect\n",
  ],
  ['eslint(no-undef)', 'src/app/page.js', 'missing()\n'],
  ['eslint(no-console)', 'src/lib/console.ts', "console.info('said')\nexport {}\n"],
  ['import(no-default-export)', 'src/lib/unnamed.ts', 'export default 1\n'],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/useHook.ts',
    'export function useHook(isOn: boolean) {\n  if (isOn) useHook(false)\n}\n',
  ],
  ['sundial(no-enum)', 'devnet/enum.ts', 'export enum Side { Buy, Sell }\n'],
  ['sundial(no-reexport)', 'src/ui/barrel.ts', "export { of } from '@/lib/condition'\n"],
  ['sundial(no-reexport)', 'src/ui/wholeBarrel.ts', "export * from '@/lib/condition'\n"],
  ['sundial(no-address)', 'src/ui/address.ts', `export const at = '0x${'ab'.repeat(20)}'\n`],
]

describe('linter', () => {
  let found: readonly { code: string; filename: string }[] = []
  beforeAll(() => {
    const printed = runOnFixtures(
      BROKEN.map(([, file, text]) => [file, text]),
      RULE_FILES,
      'oxlint',
      ['--format', 'json', 'src', 'devnet', 'scripts', 'tests'],
    )
    found = (JSON.parse(printed) as { diagnostics: typeof found }).diagnostics
  })

  it.each(BROKEN)('reports %s (%s)', (rule, file) => {
    expect(found.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule)
  })
})
