import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const TEXT = /\.(ts|tsx|mjs|cjs|json|md|sol|html|css|svg|yml|sh)$/
/** Split, so that this file doesn't contain what it forbids. */
const FORBIDDEN = [
  '@ts-' + 'ignore',
  '@ts-' + 'expect-error',
  'eslint-' + 'disable',
  'oxlint-' + 'disable',
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

/** What a browser of 2023 that README.md promises to support does not have yet. */
const TOO_NEW =
  /AbortSignal\.any\(|URL\.(?:canParse|parse)\(|(?:Object|Map)\.groupBy\(|Promise\.(?:withResolvers|try)\(|Array\.fromAsync\(|\.isSubsetOf\(|Uint8Array\.fromBase64\(|light-dark\(|@starting-style/

/** A timeout set in a test. */
const OWN_LIMIT =
  /\b(?:timeout|testTimeout|hookTimeout|asyncUtilTimeout): ?[\d_]+|\btest\.slow\(|setTimeout\([\d_]+\)|^ *\}, [\d_]{5,}\)/m

describe('project files', () => {
  it('have no timeouts in tests, because a slow machine counts too', () => {
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

  it('wait for longer than the second of Vitest, because a slow machine counts too', async () => {
    const startedAt = performance.now()
    await vi.waitFor(() => expect(performance.now() - startedAt).toBeGreaterThan(1_200))
  })

  it('reference no path outside the project', () => {
    const climbs = (path: string) => {
      const depth = path.split('/').length - 1
      const steps = readFileSync(root + path, 'utf8').matchAll(/(?<![\w./])((?:\.\.\/)+)([\w@.-]+)/g)
      // Generated code for deeper folders may climb further, as long as it stays in the project.
      return [...steps].some(([, step = '', name = '']) => step.length / 3 > depth && !existsSync(root + name))
    }
    // An absolute path of the machine.
    const isOfMachine = (path: string) => readFileSync(root + path, 'utf8').includes(root)
    expect(files.filter((path) => climbs(path) || isOfMachine(path))).toEqual([])
  })

  it('use nothing that is newer than the oldest supported browsers', () => {
    const code = files.filter((path) => /^(src|public)\/.*\.(ts|tsx|js|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
    expect(code.filter((path) => TOO_NEW.test(readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it.each(FORBIDDEN)('contain no %s', (text) => {
    expect(files.filter((path) => readFileSync(root + path, 'utf8').includes(text))).toEqual([])
  })
})
