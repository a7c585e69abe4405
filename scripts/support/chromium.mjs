import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installOnDebian } from './debian.mjs'
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

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Path of a Chromium: an installed one, otherwise Debian's package, otherwise Playwright's. */
export async function ensureChromium() {
  const found = findInstalled() ?? (await findPlaywrights())
  if (found) return found
  const installed = (await installOnDebian([SHELL])) ? findInstalled() : undefined
  if (installed) return installed
  console.log('Installing Chromium (playwright install chromium) ...')
  const { output } = await run(bin('playwright'), ['install', 'chromium'])
  const own = await findPlaywrights()
  if (own) return own
  throw new Error(`No Chromium found, and installing one failed. Set CHROMIUM to its path.\n${output}`)
}
