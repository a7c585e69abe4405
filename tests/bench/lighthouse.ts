import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's scores of 0 to 100 for a phone, by category. */
export async function measureLighthouse(url: string, chromium: string, browserArgs: readonly string[]): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...browserArgs] })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
    if (!result) throw new Error('Lighthouse gave no result')
    return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]))
  } finally {
    chrome.kill()
  }
}
