import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const TEXT = /\.(ts|tsx|mjs|cjs|json|md|sol|html|css|svg|yml|sh)$/
/** Written in two parts, so that this file does not hold what it forbids. */
const FORBIDDEN = [
  '@ts-' + 'ignore',
  '@ts-' + 'expect-error',
  'eslint-' + 'disable',
  'oxlint-' + 'disable',
  '..' + '/shared/',
  '/work' + '/main',
  'it.' + 'skip',
  'test.' + 'skip',
  'describe.' + 'skip',
  'waitFor' + 'Timeout(',
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => TEXT.test(path) && path !== 'package-lock.json' && existsSync(root + path))

/** A limit of time that a test sets for itself. */
const OWN_LIMIT =
  /\b(?:timeout|testTimeout|hookTimeout|asyncUtilTimeout): ?[\d_]+|\btest\.slow\(|setTimeout\([\d_]+\)|^ *\}, [\d_]{5,}\)/m

describe('project files', () => {
  it('hold no limit of time that is one test’s own: a slow machine is one too', () => {
    const tests = files.filter((path) =>
      /(^tests\/(?!bench)|\.test\.tsx?$|\.spec\.ts$|^(vitest|playwright)\.config\.ts$)/.test(path),
    )
    expect(
      tests.filter(
        (path) =>
          path !== 'tests/architecture/projectFiles.test.ts' && OWN_LIMIT.test(readFileSync(root + path, 'utf8')),
      ),
    ).toEqual([])
  })

  it.each(FORBIDDEN)('hold no %s', (text) => {
    expect(files.filter((path) => readFileSync(root + path, 'utf8').includes(text))).toEqual([])
  })
})
