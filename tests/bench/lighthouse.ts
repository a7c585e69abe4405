import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** On a busy machine, the trace may lack its beginning, and the run has no scores. */
const MAX_RUNS = 3

type Scores = Readonly<Record<string, number>>

async function run(url: string, chromium: string, browserArgs: readonly string[]): Promise<Scores | undefined> {
  const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...browserArgs] })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
    const scores = CATEGORIES.flatMap((name) => {
      const score = result?.lhr.categories[name]?.score ?? undefined
      return score === undefined ? [] : [[name, Math.round(score * 100)] as const]
    })
    return scores.length === CATEGORIES.length ? Object.fromEntries(scores) : undefined
  } finally {
    chrome.kill()
  }
}

/**
 * Lighthouse scores (0 to 100) for a phone, by category.
 * @throws if no run has all of them
 */
export async function measureLighthouse(
  url: string,
  chromium: string,
  browserArgs: readonly string[],
): Promise<Scores> {
  for (let runs = 0; runs < MAX_RUNS; runs += 1) {
    const scores = await run(url, chromium, browserArgs)
    if (scores !== undefined) return scores
  }
  throw new Error('Lighthouse returned no result')
}
