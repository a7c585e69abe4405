import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { staticClosure } from '../../scripts/support/sizes.mjs'

const manifest = {
  'index.html': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/features/earn/EarnPage.tsx': { file: 'assets/earn.js', imports: ['index.html', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'src/wallet/host.tsx': { file: 'assets/host.js' },
}

describe('staticClosure', () => {
  it('collects each static import once, and no lazy ones', () => {
    const files = staticClosure(manifest, ['index.html', 'src/features/earn/EarnPage.tsx'])
    expect(files.sort()).toEqual(['assets/cards.js', 'assets/earn.js', 'assets/entry.js', 'assets/shared.js'])
  })

  it('fails for a page that is not in the build', () => {
    expect(() => staticClosure(manifest, ['src/features/gone/GonePage.tsx'])).toThrow('src/features/gone/GonePage.tsx')
  })
})

describe('size budgets', () => {
  const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  const features = [...read('src/app/pages.ts').matchAll(/@\/features\/([\w-]+)\/routes/g)].flatMap(([, name]) =>
    name === undefined || name === 'kit' ? [] : [name],
  )
  const { routes } = JSON.parse(read('scripts/sizeBudgets.json')) as {
    routes: Record<string, { page: string; maxGzipBytes: number }>
  }
  const budgeted = Object.values(routes).map(({ page }) => page)

  it.each(features)('cover every page of %s', (feature) => {
    const pages = [...read(`src/features/${feature}/routes.tsx`).matchAll(/import\('\.\/([\w/-]+)'\)/g)].map(
      ([, page]) => `src/features/${feature}/${page ?? ''}.tsx`,
    )
    expect(pages.length).toBeGreaterThan(0)
    expect(budgeted).toEqual(expect.arrayContaining(pages))
  })

  it('limit the Earn list to 185 KB', () => {
    expect(routes['/earn']?.maxGzipBytes).toBe(185_000)
  })
})
