import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/support/ports.mjs'
import { start } from '../../scripts/support/processes.mjs'
import { waitFor } from '../../scripts/support/waitFor.mjs'
import type { Driver, Size } from './driver'

const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE } as const

/** Larger than any window of the test. */
const SCREEN = '1600x1200x24'

/** Starts a virtual display. */
async function startDisplay(): Promise<string> {
  const child = start('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN], { stdio: 'pipe' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.stdout?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
}

/** Starts WebKitGTK's own browser on a virtual display, driven by WebDriver. @param binary of that browser */
export async function startWebKit(binary: string, { width, height }: Size): Promise<Driver> {
  const display = await startDisplay()
  const port = await freePort(0)
  const url = `http://127.0.0.1:${port}`
  start('WebKitWebDriver', [`--port=${port}`], { env: { DISPLAY: display }, stdio: 'pipe' })
  await waitFor('WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  const known = await driver.getCapabilities()
  // The browser's own bars are part of the window, and keep it at least 447 pixels wide.
  await driver.manage().window().setRect({ x: 0, y: 0, width, height })
  return {
    browser: `WebKitGTK ${String(known.get('browserVersion'))}`,
    open: (address) => driver.get(address),
    read: (expression) => driver.executeScript(`return ${expression}`),
    click: async (element) => {
      const found: WebElement = await driver.executeScript(
        `const found = ${element}; found.scrollIntoView({ block: 'center', behavior: 'instant' }); return found`,
      )
      await found.click()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    close: () => driver.quit(),
  }
}
