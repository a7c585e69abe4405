import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root, run } from '../support/processes.mjs'
import { separateMaps } from './build'
import { CHECKSUMS, createKey, problemsOf, readPrivateKey, readPublicKey, SIGNATURE, writeChecksums } from './checksums'
import { billOfMaterials, changelogEntry, licenseList, lockedIntegrity } from './documents'
import { differences, listFiles } from './files'
import { shippedPackages } from './packages'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path: string, content: string): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
  return file
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519')

describe('checksums', () => {
  const site = () => join(folder, 'site')
  beforeEach(() => {
    write('site/index.html', '<p>')
    write('site/assets/b.js', 'b')
    write('site/assets/B.js', 'B')
    writeChecksums(site(), privateKey)
  })

  it('are sorted, and as sha256sum checks them', async () => {
    const lines = readFileSync(join(site(), CHECKSUMS), 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => line.slice(66))).toEqual(['assets/B.js', 'assets/b.js', 'index.html'])
    expect((await run('sha256sum', ['--check', '--strict', CHECKSUMS], { cwd: site() })).code).toBe(0)
    expect(problemsOf(site(), publicKey)).toEqual([])
  })

  it('find every change', () => {
    write('site/index.html', '<p> ')
    write('site/more.js', '')
    rmSync(join(site(), 'assets/b.js'))
    expect(problemsOf(site(), publicKey)).toEqual([
      'assets/b.js is missing',
      'index.html is not the signed file',
      'more.js is not among the signed files',
    ])
  })

  it('count for nothing without the signature of the key', () => {
    expect(problemsOf(site(), generateKeyPairSync('ed25519').publicKey)).toEqual([
      `${CHECKSUMS} is not signed with this key`,
    ])
    const text = readFileSync(join(site(), CHECKSUMS), 'utf8')
    writeFileSync(
      join(site(), CHECKSUMS),
      text.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    )
    expect(problemsOf(site(), publicKey)).toEqual([`${CHECKSUMS} is not signed with this key`])
    rmSync(join(site(), SIGNATURE))
    expect(problemsOf(site(), publicKey)).toEqual([`${SIGNATURE} is missing`])
  })

  it('cover nothing outside the folder', () => {
    write('secret', 'x')
    symlinkSync(join(folder, 'secret'), join(site(), 'link'))
    expect(() => problemsOf(site(), publicKey)).toThrow('neither a file nor a folder')
  })

  it('are checked by the command', async () => {
    const key = write('key.pem', String(publicKey.export({ type: 'spki', format: 'pem' })))
    const verify = () => run(process.execPath, ['--import', 'tsx', 'scripts/verify.ts', site(), '--key', key])
    expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('is what was signed') as unknown })
    write('site/index.html', '')
    expect(await verify()).toMatchObject({ code: 1, output: expect.stringContaining('not the signed file') as unknown })
  })
})

describe('key', () => {
  it('is made once, and read by its owner only', () => {
    const [own, published] = [join(folder, 'own.pem'), join(folder, 'published.pem')]
    createKey(own, published)
    expect(readPrivateKey(own, published).asymmetricKeyType).toBe('ed25519')
    expect(() => createKey(own, published)).toThrow('EEXIST')
    chmodSync(own, 0o644)
    expect(() => readPrivateKey(own, published)).toThrow('can be used by others')
  })

  it('is the one that is published', () => {
    const [own, other] = [join(folder, 'own.pem'), join(folder, 'other.pem')]
    createKey(own, join(folder, 'published.pem'))
    createKey(join(folder, 'another.pem'), other)
    expect(() => readPrivateKey(own, other)).toThrow('is not the key whose public half')
    expect(() => readPublicKey(join(folder, 'absent.pem'))).toThrow('There is no')
  })
})

describe('builds', () => {
  it('are compared by every file', () => {
    write('a/same', '1')
    write('b/same', '1')
    write('a/other', '1')
    write('b/other', '2')
    write('b/more', '')
    expect(differences(join(folder, 'a'), join(folder, 'b'))).toEqual(['more', 'other'])
  })

  it('leave their source maps elsewhere', () => {
    write('site/assets/a.js', '')
    write('site/assets/a.js.map', '{}')
    separateMaps(join(folder, 'site'), join(folder, 'maps'))
    expect([listFiles(join(folder, 'site')), listFiles(join(folder, 'maps'))]).toEqual([
      ['assets/a.js'],
      ['assets/a.js.map'],
    ])
  })
})

describe('documents', () => {
  const released = { name: 'sundial', version: '1.2.3', license: 'MIT', description: 'A site.', timeSec: 1_800_000_000 }

  function shipped() {
    write('site/font.woff2', '')
    const sources = [
      '../../node_modules/react/index.js',
      '../../node_modules/@reduxjs/toolkit/dist/a.mjs',
      '../../src/main.tsx',
      '../../node_modules/semaphore/lib/semaphore.js',
      '../../__vite-browser-external',
    ]
    write('maps/assets/a.js.map', JSON.stringify({ sources }))
    return shippedPackages(join(folder, 'site'), join(folder, 'maps'), root)
  }

  it('name what the modules of the site are of, with licences', () => {
    const packages = shipped()
    expect(packages.map(({ name }) => name)).toEqual(['@reduxjs/toolkit', 'react', 'semaphore'])
    const text = licenseList('MIT License of Sundial', packages)
    expect(text).toMatch(/^MIT License of Sundial\n/)
    expect(text).toContain('Copyright (c) Meta Platforms')
    expect(() => shippedPackages(join(folder, 'site'), join(folder, 'site'), root)).toThrow('no source maps')
  })

  it('have a reproducible bill of materials, with the integrity of the lock file', () => {
    const packages = shipped()
    const bill = () => billOfMaterials(released, packages, lockedIntegrity(`${root}package-lock.json`))
    expect(bill()).toBe(bill())
    const { bomFormat, specVersion, serialNumber, components, metadata } = JSON.parse(bill()) as {
      readonly [field: string]: unknown
      readonly components: readonly {
        readonly name: string
        readonly purl: string
        readonly hashes: readonly { content: string }[]
      }[]
    }
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6'])
    expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(metadata).toMatchObject({ timestamp: '2027-01-15T08:00:00.000Z', component: { version: '1.2.3' } })
    expect(components.map(({ purl }) => purl)[0]).toMatch(/^pkg:npm\/%40reduxjs\/toolkit@\d+\.\d+\.\d+$/)
    for (const { name, hashes } of components) expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/)
  })
})

describe('change log', () => {
  const text = '# Changes\n\n## 1.2.3 (2026-01-02)\n\n- This.\n\n## 1.2.2 (2026-01-01)\n\n'

  it('has an entry with a date and a content for the version', () => {
    expect(changelogEntry(text, '1.2.3')).toBe('- This.')
    expect(() => changelogEntry(text, '1.2.4')).toThrow('no entry for 1.2.4')
    expect(() => changelogEntry(text, '1.2.2')).toThrow('is empty')
    expect(() => changelogEntry('## 1.2.3 soon\n\n- This.', '1.2.3')).toThrow('YYYY-MM-DD')
  })

  it('has one for the present version', () => {
    const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { readonly version: string }
    expect(changelogEntry(readFileSync(`${root}CHANGELOG.md`, 'utf8'), version)).not.toBe('')
  })
})
