import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ShippedPackage } from './packages'

interface Released {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Of the build, in Unix seconds: that of its commit, so that the document is reproducible. */
  readonly timeSec: number
  readonly description: string
}

const purl = ({ name, version }: { readonly name: string; readonly version: string }) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** Bill of materials in CycloneDX 1.6: what the site consists of, with integrity from the lock file. */
export function billOfMaterials(
  released: Released,
  packages: readonly ShippedPackage[],
  integrityOf: (name: string, version: string) => string | undefined,
): string {
  const { name, version, license, description } = released
  const components = packages.map((each) => {
    const integrity = integrityOf(each.name, each.version)
    return {
      type: 'library',
      'bom-ref': purl(each),
      name: each.name,
      version: each.version,
      scope: 'required',
      ...(integrity === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
      licenses: [licenseChoice(each.license)],
      purl: purl(each),
    }
  })
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([released, components]))}`,
    version: 1,
    metadata: {
      timestamp: new Date(released.timeSec * 1_000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': purl(released),
        name,
        version,
        description,
        licenses: [{ license: { id: license } }],
        purl: purl(released),
      },
    },
    components,
    dependencies: [{ ref: purl(released), dependsOn: components.map(({ purl: ref }) => ref) }],
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

/** Some packages have words where an SPDX expression belongs, such as 'Public Domain'. */
function licenseChoice(license: string) {
  if (/^[\w.-]+$/.test(license)) return { license: { id: license } }
  return / (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { name: license } }
}

/** `sha512-` and base 64, as in the lock file. */
const hexOf = (integrity: string) => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')

/** A UUID (version 8) that follows from the content, so that the document is reproducible. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
}

/** Integrity of installed packages by the lock file. */
export function lockedIntegrity(lockFile: string): (name: string, version: string) => string | undefined {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>
  }
  const known = new Map(
    Object.entries(packages).map(([path, { name, version, integrity }]) => [
      `${name ?? path.replace(/^.*node_modules\//, '')}@${version ?? ''}`,
      integrity,
    ]),
  )
  return (name, version) => known.get(`${name}@${version}`)
}

const RULE = '-'.repeat(80)

/** Licences of the site and of everything in it, with their texts. */
export function licenseList(own: string, packages: readonly ShippedPackage[]): string {
  const parts = packages.map(
    ({ name, version, license, text }) =>
      `${RULE}\n${name} ${version}: ${license}\n\n${text?.trim() ?? `The package has no licence text of its own; it is under ${license}.`}\n`,
  )
  return [`${own.trim()}\n`, 'The site contains parts of these packages.\n', ...parts].join('\n')
}

/**
 * The entry of a version in a change log.
 * @throws if there is none, it has no date, or nothing under it
 */
export function changelogEntry(text: string, version: string): string {
  const sections = text.split(/^## /m).slice(1)
  const section = sections.find((each) => each.startsWith(`${version} `))
  if (section === undefined) throw new Error(`CHANGELOG.md has no entry for ${version}`)
  const [title = '', ...lines] = section.split('\n')
  if (!/^\S+ \(\d{4}-\d\d-\d\d\)$/.test(title)) throw new Error(`'## ${title}' should be '## ${version} (YYYY-MM-DD)'`)
  const entry = lines.join('\n').trim()
  if (entry === '') throw new Error(`The entry for ${version} in CHANGELOG.md is empty`)
  return entry
}
