/**
 * npm run verify -- <folder>: checks that a downloaded release is what was signed, to the last byte. Exits with 1 if not.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { problemsOf, readPublicKey } from './release/checksums'
import { root } from './support/processes.mjs'

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string', default: join(root, 'docs/release-key.pem') } },
  })
  const [folder] = positionals
  if (folder === undefined) throw new Error('Usage: npm run verify -- <folder> [--key <public key>]')
  const problems = problemsOf(folder, readPublicKey(values.key))
  for (const problem of problems) console.log(problem)
  console.log(problems.length === 0 ? `${folder} is what was signed.` : `${folder} is not what was signed.`)
  if (problems.length > 0) process.exitCode = 1
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
