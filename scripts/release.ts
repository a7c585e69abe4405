/**
 * npm run release -- --key-file <file>: checks everything, builds the site reproducibly and signs it, into
 * release/sundial-<version> (docs/releasing.md).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildTwice } from './release/build'
import { createKey, readPrivateKey, writeChecksums } from './release/checksums'
import { billOfMaterials, changelogEntry, licenseList, lockedIntegrity } from './release/documents'
import { shippedPackages } from './release/packages'
import { root, run, start } from './support/processes.mjs'

const PUBLIC_KEY = join(root, 'docs/release-key.pem')
const USAGE = `Checks, builds and signs a release of a clean commit.
  --key-file <path>  Ed25519 private key (PEM), whose public half is docs/release-key.pem
  --new-key <path>   makes such a key instead, and docs/release-key.pem`

interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly description: string
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await run('git', args)
  if (code !== 0) throw new Error(output)
  return output.trim()
}

async function mustBeClean(): Promise<void> {
  const changes = await git('status', '--porcelain')
  if (changes !== '') throw new Error(`A release is made of a commit, but these files differ from it:\n${changes}`)
}

/** @throws if a script fails */
function runChecks(script: string): Promise<void> {
  const child = start(process.execPath, [script])
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} failed`))))
  })
}

async function release(keyFile: string): Promise<void> {
  const { name, version, license, description } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Package
  const key = readPrivateKey(keyFile, PUBLIC_KEY)
  const entry = changelogEntry(readFileSync(`${root}CHANGELOG.md`, 'utf8'), version)
  await mustBeClean()
  await runChecks('scripts/test.mjs')
  await runChecks('scripts/browsers.mjs')
  // A check that writes files would release something else than the commit.
  await mustBeClean()
  const folder = `${root}release/${name}-${version}`
  const maps = `${folder}-sourcemaps`
  for (const each of [folder, maps]) {
    rmSync(each, { recursive: true, force: true })
    mkdirSync(each, { recursive: true })
  }
  await buildTwice(join(folder, 'site'), maps)
  const packages = shippedPackages(join(folder, 'site'), maps, root)
  const timeSec = Number(await git('show', '-s', '--format=%ct', 'HEAD'))
  const released = { name, version, license, description, timeSec }
  const bill = billOfMaterials(released, packages, lockedIntegrity(`${root}package-lock.json`))
  writeFileSync(join(folder, 'sbom.cdx.json'), bill)
  writeFileSync(join(folder, 'LICENSES.txt'), licenseList(readFileSync(`${root}LICENSE`, 'utf8'), packages))
  writeFileSync(join(folder, 'CHANGES.md'), `# ${name} ${version}\n\n${entry}\n`)
  writeChecksums(folder, key)
  console.log(`Wrote ${folder} with ${packages.length} packages; its source maps are beside it.`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'key-file': { type: 'string' }, 'new-key': { type: 'string' } } })
  const { 'key-file': keyFile, 'new-key': newKey } = values
  if (newKey !== undefined) createKey(newKey, PUBLIC_KEY)
  else if (keyFile !== undefined) await release(keyFile)
  else {
    console.log(USAGE)
    process.exitCode = 1
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
