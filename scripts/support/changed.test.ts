import { describe, expect, it } from 'vitest'
import { affectedTests, mentions, pagePaths } from './changed.mjs'

const files: Readonly<Record<string, { readonly imports?: readonly string[]; readonly text?: string }>> = {
  'src/main.tsx': { imports: ['src/app/App.tsx'] },
  'src/app/App.tsx': { imports: ['src/ui/Button.tsx', 'src/features/zap/routes.tsx', 'src/features/nft/routes.tsx'] },
  'src/config/routes.ts': { text: "export const routes = {\n  zap: '/zap',\n  nft: '/nft/:id',\n}" },
  'src/ui/Button.tsx': {},
  'src/features/zap/routes.tsx': { imports: ['src/features/zap/quote.ts'], text: 'routes.zap' },
  'src/features/zap/quote.ts': { imports: ['src/lib/loss.ts'] },
  'src/features/zap/quote.test.ts': { imports: ['src/features/zap/quote.ts'] },
  'src/features/nft/routes.tsx': { imports: ['src/features/nft/mint.ts'], text: 'routes.nft' },
  'src/features/nft/mint.ts': {},
  'src/lib/loss.ts': {},
  'src/lib/worker.ts': {},
  'devnet/chain.ts': {},
  'devnet/chain.test.ts': { imports: ['devnet/chain.ts'] },
  'tests/integration/devnetSetup.ts': { imports: ['devnet/chain.ts'] },
  'tests/integration/zap.test.ts': { imports: ['src/features/zap/quote.ts'] },
  'tests/integration/names.test.ts': {},
  'tests/e2e/zap.spec.ts': { text: "page.goto('/zap?a=b')" },
  'tests/e2e/nft.spec.ts': { imports: ['tests/e2e/support/nftPage.ts'] },
  'tests/e2e/layout.spec.ts': { imports: ['src/config/routes.ts'] },
  'tests/e2e/support/nftPage.ts': { text: 'toHaveURL(/\\/nft\\/1/)' },
}
const imports = new Map(Object.entries(files).map(([path, file]) => [path, file.imports ?? []]))
const affected = (...changed: string[]) => affectedTests(changed, imports, (path) => files[path]?.text ?? '')

describe('tests that a change can break', () => {
  it('include tests that import the change, and browser tests that open one of its pages', () => {
    expect(affected('src/lib/loss.ts')).toEqual({
      files: [
        'src/features/zap/quote.test.ts',
        'tests/e2e/layout.spec.ts',
        'tests/e2e/zap.spec.ts',
        'tests/integration/zap.test.ts',
      ],
    })
    expect(affected('src/features/nft/mint.ts')).toEqual({
      files: ['tests/e2e/layout.spec.ts', 'tests/e2e/nft.spec.ts'],
    })
  })

  it.each(['src/ui/Button.tsx', 'src/lib/worker.ts'])(
    'are all in a browser for %s: every page, or who knows which',
    (path) => {
      expect(affected(path)).toEqual({
        files: ['tests/e2e/layout.spec.ts', 'tests/e2e/nft.spec.ts', 'tests/e2e/zap.spec.ts'],
      })
    },
  )

  it('include a changed test itself, and the tests that import a changed helper', () => {
    expect(affected('src/features/zap/quote.test.ts')).toEqual({ files: ['src/features/zap/quote.test.ts'] })
    expect(affected('tests/e2e/support/nftPage.ts')).toEqual({ files: ['tests/e2e/nft.spec.ts'] })
  })

  it('include all integration tests if their local chain changed', () => {
    expect(affected('devnet/chain.ts')).toEqual({
      files: ['devnet/chain.test.ts', 'tests/integration/names.test.ts', 'tests/integration/zap.test.ts'],
    })
  })

  it('exclude everything for documents and deleted modules', () => {
    expect(affected('docs/state.md', 'src/lib/gone.ts')).toEqual({ files: [] })
  })

  it.each([
    'locales/en-US/zap.json',
    'devnet/contracts/Zap.sol',
    'package.json',
    'scripts/build.mjs',
    'vite.config.ts',
  ])('are all of them where %s changed', (path) => {
    expect(affected('src/lib/loss.ts', path)).toEqual({ everything: path })
  })

  it('are found by the paths of an area that a test mentions', () => {
    const table = "{\n  home: '/',\n  lock: '/earn/cro-lock',\n  migrate: '/liquidity/migrate/:factory/:a/:b',\n}"
    expect(pagePaths(table, 'routes.lock, routes.migrate, routes.home')).toEqual([
      '/earn/cro-lock',
      '/liquidity/migrate/',
      '/',
    ])
    expect(mentions("goto('/zap')", '/zap')).toBe(true)
    expect(mentions('toHaveURL(/\\/compound\\/single-cro$/)', '/compound/')).toBe(true)
    expect(mentions("goto('/zapper')", '/zap')).toBe(false)
    expect(mentions("goto('/zap')", '/')).toBe(false)
    expect(mentions("goto('/')", '/')).toBe(true)
  })
})
