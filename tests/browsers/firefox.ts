import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { waitFor } from '../../scripts/support/waitFor.mjs'
import type { Driver, Size } from './driver'

/** Starts Firefox, driven by WebDriver BiDi. @param executablePath of Firefox itself */
export async function startFirefox(executablePath: string, { width, height }: Size): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width, height },
  })
  const page = await browser.newPage()
  return {
    browser: await browser.version(),
    // Firefox aborts a navigation at times while it stops the requests of the previous page.
    open: (url) => waitFor(url, () => page.goto(url, { waitUntil: 'domcontentloaded' }).then(() => true)),
    read: (expression) => page.evaluate(expression),
    click: async (element) => {
      const handle = (await page.evaluateHandle(element)).asElement()
      if (handle === null) throw new Error(`There is no ${element}`)
      await (handle as ElementHandle).click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}
