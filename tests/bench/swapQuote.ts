import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { type BenchRow, median } from './figures'

const TIMER = fileURLToPath(new URL('./inPage/timeQuote.mjs', import.meta.url))
const KEYSTROKES = 40
const FRAME_MS = 1000 / 60

interface TimingWindow {
  timeQuote(text: string): Promise<number>
}

/** Measures how soon a typed digit has its quote, on the swap page with all pools of the local chain. */
export async function measureSwapQuote(browser: Browser, siteUrl: string): Promise<BenchRow[]> {
  const page = await browser.newPage()
  await page.addInitScript({ path: TIMER })
  await page.goto(`${siteUrl}/swap?outputCurrency=${deployment.tokens.FER.address}&exactAmount=1`)
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLInputElement>('[data-testid=swap-card] input')].filter(
        ({ value }) => value !== '',
      ).length === 2,
  )
  const times: number[] = []
  for (let stroke = 0; stroke < KEYSTROKES; stroke += 1) {
    times.push(await page.evaluate((text) => (window as unknown as TimingWindow).timeQuote(text), String(stroke + 2)))
  }
  await page.close()
  return [
    {
      name: 'a typed digit has its quote on the page',
      value: median(times),
      unit: 'ms',
      budget: FRAME_MS,
      note: `median of ${KEYSTROKES}, ${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`,
    },
  ]
}
