import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bin, run } from './processes.mjs'

/** Preferred: the headless shell uses a tenth less CPU. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function findInstalled() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env['CHROMIUM'], ...onPath, ...MAC_PATHS].find((path) => path !== undefined && existsSync(path))
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return process.getuid?.() === 0 && /\bdebian\b/.test(release) && existsSync('/usr/bin/apt-get')
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Path of a Chromium: an installed one, otherwise Debian's package, otherwise Playwright's. */
export async function ensureChromium() {
  const found = findInstalled() ?? (await findPlaywrights())
  if (found) return found
  if (isDebianRoot()) {
    console.log(`Installing Chromium (apt-get install ${SHELL}) ...`)
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', SHELL], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = findInstalled()
    if (installed) return installed
  }
  console.log('Installing Chromium (playwright install chromium) ...')
  const { output } = await run(bin('playwright'), ['install', 'chromium'])
  const own = await findPlaywrights()
  if (own) return own
  throw new Error(`No Chromium found, and installing one failed. Set CHROMIUM to its path.\n${output}`)
}
