import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  /** The real name of an aliased package. */
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const readJson = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'))
const packagesOf = (lockFile: string) =>
  (readJson(lockFile) as { packages: Readonly<Record<string, LockedPackage>> }).packages
const installedOf = (lockFile: string) =>
  Object.entries(packagesOf(lockFile)).filter(([path, { link }]) => path !== '' && link !== true)
const packages = packagesOf('package-lock.json')

const FOLDER = 'node_modules/'
/** The name that dependents use. */
const nameAt = (path: string) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

/** Resolves a dependency of the package at `path` like Node; undefined if the lock file lacks it. */
function find(path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf(FOLDER) - 1, 0))) {
    const found = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`
    if (found in packages) return found
    if (folder === '') return undefined
  }
}

const peersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) =>
  Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)

/** Paths of the app's packages and their dependencies, whether or not the build includes them. */
function shipped(): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (path: string, names: readonly string[]) => {
    for (const name of names) {
      const inner = find(path, name)
      if (inner === undefined || found.has(inner)) continue
      found.add(inner)
      const locked = packages[inner] ?? {}
      visit(inner, [...Object.keys(locked.dependencies ?? {}), ...peersOf(locked)])
    }
  }
  visit('', Object.keys(packages['']?.dependencies ?? {}))
  return found
}

const numbersOf = (version: string) => version.split(/[.-]/, 3).map(Number)

function isAtLeast(version: string, minimum: string): boolean {
  const [wanted, numbers] = [numbersOf(minimum), numbersOf(version)]
  const first = wanted.findIndex((number, i) => number !== numbers[i])
  return first < 0 || (numbers[first] ?? 0) > (wanted[first] ?? 0)
}

/**
 * Dependencies of wallet packages with known vulnerabilities, most of high or critical severity, and the first fixed
 * version of each release line. `npm audit` knows more, but not every registry supports it.
 */
const PATCHED: Readonly<Record<string, readonly string[]>> = {
  'ansi-regex': ['4.1.1', '5.0.1'], // CVE-2021-3807
  async: ['2.6.4', '3.2.2'], // CVE-2021-43138
  'base-x': ['3.0.11', '4.0.1', '5.0.1'], // CVE-2025-27611
  'bn.js': ['4.12.3', '5.2.3'], // CVE-2026-2739
  'cipher-base': ['1.0.5'], // CVE-2025-9287
  'cross-fetch': ['2.2.6', '3.1.5'], // CVE-2022-1365
  defu: ['6.1.5'], // CVE-2026-35209
  elliptic: ['6.6.1'], // GHSA-vjh7-7g9h-fjfh
  h3: ['1.15.9'], // CVE-2026-23527, GHSA-4hxc-9384-m385, GHSA-72gr-qfp7-vwhw
  json5: ['2.2.2'], // CVE-2022-46175
  lodash: ['4.18.0'], // CVE-2026-4800
  'node-fetch': ['2.6.7', '3.1.1'], // CVE-2022-0235
  pbkdf2: ['3.1.3'], // CVE-2025-6545, CVE-2025-6547
  picomatch: ['2.3.2', '3.0.2', '4.0.4'], // CVE-2026-33671
  preact: ['10.28.2'], // CVE-2026-22028
  'react-router': ['7.18.2'], // CVE-2026-22029, CVE-2026-42211, CVE-2026-55685, GHSA-qwww-vcr4-c8h2
  secp256k1: ['4.0.4', '5.0.1'], // CVE-2024-48930
  semver: ['5.7.2', '6.3.1', '7.5.2'], // CVE-2022-25883
  'sha.js': ['2.4.12'], // CVE-2025-9288
  ws: ['7.5.11', '8.21.0'], // CVE-2024-37890, CVE-2026-48779
}
/** Packages whose vulnerabilities won't be fixed in the required release line, and packages that depend on them. */
const EXCLUDED = [
  '@reown/appkit',
  'cookiejar',
  'decode-uri-component',
  'eth-json-rpc-infura',
  'ethereumjs-block',
  'ethereumjs-vm',
  'form-data',
  'merkle-patricia-tree',
  'request',
  'tough-cookie',
  'xhr2-cookies',
]

describe('packages', () => {
  it('have exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = readJson('package.json') as Record<
      string,
      Record<string, unknown>
    >
    const overridden = Object.values(overrides ?? {}).flatMap((override) =>
      typeof override === 'string' ? [override] : Object.values(override as Record<string, string>),
    )
    const asked = [
      ...Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies }),
      ...overridden,
    ].map(String)
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((version) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it.each([
    ['package-lock.json', 500],
    ['subgraphs/package-lock.json', 300],
  ])('are locked by integrity, not by a registry URL, in %s', (file, minimum) => {
    const locked = installedOf(file)
    expect(locked.length).toBeGreaterThan(minimum)
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
    expect(
      locked.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true).map(([path]) => path),
    ).toEqual([])
  })

  it('are locked for every platform, as `npm ci` requires', () => {
    const missing = Object.entries(packages).flatMap(([path, locked]) => {
      const names = [locked.dependencies, locked.devDependencies, locked.optionalDependencies].flatMap((each) =>
        Object.keys(each ?? {}),
      )
      return [...names, ...peersOf(locked)]
        .filter((name) => find(path, name) === undefined)
        .map((name) => `${name} of ${path}`)
    })
    expect(missing).toEqual([])
  })

  it('use the same hash library as ethers, so that it only loads once', () => {
    const { dependencies } = readJson('package.json') as { readonly dependencies: Readonly<Record<string, string>> }
    expect(dependencies['@noble/hashes']).toBe(packages['node_modules/ethers']?.dependencies?.['@noble/hashes'])
  })

  it('run no install scripts', () => {
    for (const folder of ['', 'subgraphs/'])
      expect(readFileSync(`${root}${folder}.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true')
  })
})

describe('packages of the app', () => {
  const paths = [...shipped()]
  const ofOwnName = (name: string) => paths.filter((path) => (packages[path]?.name ?? nameAt(path)) === name)

  it.each(Object.entries(PATCHED))('have no known vulnerability in %s', (name, patched) => {
    const found = ofOwnName(name).map((path) => packages[path]?.version ?? '')
    // Older release lines are never fixed, newer ones always.
    const isPatched = (version: string) =>
      isAtLeast(
        version,
        patched.find((minimum) => minimum.split('.')[0] === version.split('.')[0]) ?? patched.at(-1) ?? '',
      )
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((version) => !isPatched(version))).toEqual([])
  })

  it.each(EXCLUDED)('do not include %s', (name) => {
    expect(paths.length).toBeGreaterThan(300)
    expect(ofOwnName(name)).toEqual([])
  })
})
