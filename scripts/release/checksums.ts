import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, listFiles } from './files'

/** As `sha256sum` writes and checks it. */
export const CHECKSUMS = 'SHA256SUMS'
/** Ed25519 signature of the checksum file, in base 64. */
export const SIGNATURE = 'SHA256SUMS.sig'

const LINE = /^([0-9a-f]{64}) {2}(.+)$/
const OWN: ReadonlySet<string> = new Set([CHECKSUMS, SIGNATURE])

/** Writes the checksums of all files of a folder, and their signature. */
export function writeChecksums(folder: string, key: KeyObject): void {
  const paths = listFiles(folder).filter((path) => !OWN.has(path))
  const text = paths.map((path) => `${hashOf(join(folder, path))}  ${path}\n`).join('')
  writeFileSync(join(folder, CHECKSUMS), text)
  writeFileSync(join(folder, SIGNATURE), `${sign(null, Buffer.from(text), key).toString('base64')}\n`)
}

/**
 * What is wrong with a folder that someone downloaded; empty if it is what was signed. Nothing is trusted, and no file
 * outside the folder read, before the signature is found to be right.
 */
export function problemsOf(folder: string, publicKey: KeyObject): readonly string[] {
  for (const name of OWN) if (!existsSync(join(folder, name))) return [`${name} is missing`]
  const text = readFileSync(join(folder, CHECKSUMS))
  const signature = Buffer.from(readFileSync(join(folder, SIGNATURE), 'utf8').trim(), 'base64')
  if (!verify(null, text, publicKey, signature)) return [`${CHECKSUMS} is not signed with this key`]
  const listed = new Map<string, string>()
  for (const line of text.toString().trimEnd().split('\n')) {
    const [, hash, path] = LINE.exec(line) ?? []
    if (hash === undefined || path === undefined) return [`${CHECKSUMS} has a line that is no checksum`]
    listed.set(path, hash)
  }
  const present = new Set(listFiles(folder).filter((path) => !OWN.has(path)))
  return [
    ...[...listed].flatMap(([path, hash]) => {
      if (!present.has(path)) return [`${path} is missing`]
      return hashOf(join(folder, path)) === hash ? [] : [`${path} is not the signed file`]
    }),
    ...[...present].filter((path) => !listed.has(path)).map((path) => `${path} is not among the signed files`),
  ]
}

/** Makes a key for releases: the private half for its owner only. @throws if one of the files exists */
export function createKey(privateFile: string, publicFile: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' })
}

/**
 * The key of releases.
 * @throws if others can read it, or its public half is not the one that is published
 */
export function readPrivateKey(file: string, publicFile: string): KeyObject {
  if ((lstatSync(file).mode & 0o077) !== 0)
    throw new Error(`${file} can be used by others than its owner: chmod 600 it`)
  const key = createPrivateKey(readFileSync(file))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is no Ed25519 key`)
  if (!createPublicKey(key).equals(readPublicKey(publicFile)))
    throw new Error(`${file} is not the key whose public half is ${publicFile}`)
  return key
}

/** @throws if there is none */
export function readPublicKey(file: string): KeyObject {
  if (!existsSync(file)) throw new Error(`There is no ${file}: docs/releasing.md says how a key is made`)
  return createPublicKey(readFileSync(file))
}
