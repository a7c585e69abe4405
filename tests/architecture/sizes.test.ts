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
  it('gathers each file that a page imports once, and no lazy one', () => {
    const files = staticClosure(manifest, ['index.html', 'src/features/earn/EarnPage.tsx'])
    expect(files.sort()).toEqual(['assets/cards.js', 'assets/earn.js', 'assets/entry.js', 'assets/shared.js'])
  })

  it('fails for a page that the build does not know', () => {
    expect(() => staticClosure(manifest, ['src/features/gone/GonePage.tsx'])).toThrow('src/features/gone/GonePage.tsx')
  })
})
