import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bin, run } from '../support/processes.mjs'
import { differences, listFiles } from './files'

/** Of another time zone and language, so that a build that depends on them differs. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

async function build(folder: string, environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { code, output } = await run(
    bin('vite'),
    ['build', ...args, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env: { NODE_ENV: 'production', ...environment } },
  )
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/** Moves the source maps of a build into a folder of their own, at the same paths. */
export function separateMaps(site: string, maps: string): void {
  for (const path of listFiles(site).filter((each) => each.endsWith('.map'))) {
    mkdirSync(dirname(join(maps, path)), { recursive: true })
    copyFileSync(join(site, path), join(maps, path))
    rmSync(join(site, path))
  }
}

/**
 * Builds the site into one folder and its source maps into another, and once more elsewhere.
 * @throws if the two builds differ in a byte
 */
export async function buildTwice(site: string, maps: string): Promise<void> {
  await build(site, {}, '--sourcemap', 'hidden')
  separateMaps(site, maps)
  const again = mkdtempSync(join(tmpdir(), 'sundial-build-'))
  try {
    await build(again, ELSEWHERE)
    const differing = differences(site, again)
    if (differing.length > 0) throw new Error(`Two builds of the same source differ in ${differing.join(', ')}`)
  } finally {
    rmSync(again, { recursive: true, force: true })
  }
}
