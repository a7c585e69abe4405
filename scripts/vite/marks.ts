import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { NATIVE_MARK, protocolMarks } from '../../src/config/protocolMarks.ts'

const VIRTUAL_ID = 'virtual:marks'
const RESOLVED_ID = `\0${VIRTUAL_ID}`
const SOURCE = 'marks/'
const root = fileURLToPath(new URL(`../../${SOURCE}`, import.meta.url))
const HASH_LENGTH = 8

interface DeploymentTokens {
  readonly tokens: Readonly<Record<string, unknown>>
}

/** The marks that a deployment needs, by file name, and its tokens that have none. */
export function deploymentMarks({ tokens }: DeploymentTokens) {
  const names = [...new Set([NATIVE_MARK, ...Object.keys(tokens), ...Object.values(protocolMarks)])].sort()
  const pathOf = (name: string) => `${root}${name}.svg`
  const unmarked = names.filter((name) => !existsSync(pathOf(name)))
  const files = names
    .filter((name) => !unmarked.includes(name))
    .map((name) => [`${name}.svg`, readFileSync(pathOf(name), 'utf8')] as const)
  return { files, unmarked }
}

/** One hash for all files, so that the code names a folder and no file. */
function folderOf(files: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, HASH_LENGTH)
  return `assets/marks-${hash}/`
}

/**
 * Puts the marks of a deployment's tokens and of the protocols into the site, and tells the app by `virtual:marks` where
 * they are.
 */
export function marksPlugin(readDeployment: () => DeploymentTokens): Plugin {
  let isBuild = false
  return {
    name: 'sundial-marks',
    configResolved: (config) => {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined
      const { files, unmarked } = deploymentMarks(readDeployment())
      // The development server serves the sources as they are.
      const folder = isBuild ? folderOf(files) : SOURCE
      return `export const folder = ${JSON.stringify(folder)}\nexport const unmarked = ${JSON.stringify(unmarked)}`
    },
    generateBundle() {
      const { files } = deploymentMarks(readDeployment())
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folderOf(files)}${name}`, source })
    },
  }
}
