import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

/** Constants of the app's code: its version. */
export const versionConstants = { 'import.meta.env.VITE_VERSION': JSON.stringify(version) }
