import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const TEXT = /\.(ts|tsx|mjs|cjs|json|md|sol|html|css|svg|yml|sh)$/
/** Written in two parts, so that this file does not hold what it forbids. */
const FORBIDDEN = ['@ts-' + 'ignore', '@ts-' + 'expect-error', 'eslint-' + 'disable', '..' + '/shared/', '/work' + '/main', 'it.' + 'skip', 'test.' + 'skip', 'describe.' + 'skip', 'waitFor' + 'Timeout(']

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => TEXT.test(path) && path !== 'package-lock.json' && existsSync(root + path))

describe('project files', () => {
  it.each(FORBIDDEN)('hold no %s', (text) => {
    expect(files.filter((path) => readFileSync(root + path, 'utf8').includes(text))).toEqual([])
  })

  it('lock exact versions without the addresses that one machine took them from', () => {
    const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Record<string, Record<string, unknown>> }
    const withAddress = Object.entries(packages).filter(([, entry]) => 'resolved' in entry && entry['link'] !== true)
    expect(withAddress.map(([path]) => path)).toEqual([])
  })

  it('let no package run a script when it is installed', () => {
    expect(readFileSync(`${root}.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true')
  })

  it('ask for exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<string, Record<string, string>>
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(([, version]) => !/^\d/.test(version))
    expect(ranges).toEqual([])
  })
})
