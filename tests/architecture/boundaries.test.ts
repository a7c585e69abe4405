import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const RULE_FILES = ['.dependency-cruiser.cjs', 'layers.cjs', 'tsconfig.json', 'tsconfig.base.json']

/** Runs the project's own boundary rules over a planted tree; gives the names of the rules that it breaks. */
function brokenRules(files: Record<string, string>): string[] {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/boundaries-'))
  try {
    for (const name of RULE_FILES) cpSync(join(root, name), join(folder, name))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const top = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))]
    const cruiser = join(root, 'node_modules/.bin/depcruise')
    const { stdout } = spawnSync(cruiser, ['--config', '.dependency-cruiser.cjs', ...top], { cwd: folder, encoding: 'utf8' })
    return [...stdout.matchAll(/error ([\w-]+):/g)].map((match) => match[1] ?? '').sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const VALUE = 'export const value = 1\n'
const use = (path: string) => `import { value } from '${path}'\nexport const used = value\n`

describe('boundaries', () => {
  it('allow imports down the layers', () => {
    expect(brokenRules({ 'src/app/a.ts': use('@/lib/b'), 'src/lib/b.ts': VALUE })).toEqual([])
  })

  it.each([
    ['layer-lib', { 'src/lib/a.ts': use('@/chain/b'), 'src/chain/b.ts': VALUE }],
    ['layer-ui', { 'src/ui/a.ts': use('@/hooks/b'), 'src/hooks/b.ts': VALUE }],
    ['known-layer', { 'src/utils/a.ts': use('@/lib/b'), 'src/lib/b.ts': VALUE }],
    ['feature-isolated', { 'src/features/earn/a.ts': use('@/features/vault/b'), 'src/features/vault/b.ts': VALUE }],
    ['feature-entry', { 'src/app/a.ts': use('@/features/earn/b'), 'src/features/earn/b.ts': VALUE }],
    ['ethers-in-chain-only', { 'src/store/a.ts': "import { Interface } from 'ethers'\nexport const used = Interface\n" }],
    ['web3-react-in-wallet-only', { 'src/hooks/a.ts': "import { useWeb3React } from '@web3-react/core'\nexport const used = useWeb3React\n" }],
    ['view-one-way', { 'src/features/earn/EarnPage.tsx': use('@/chain/b'), 'src/chain/b.ts': VALUE }],
    ['no-outside-src', { 'src/lib/a.ts': use('../../devnet/b'), 'devnet/b.ts': VALUE }],
    ['devnet-stands-alone', { 'devnet/a.ts': use('../src/lib/b'), 'src/lib/b.ts': VALUE }],
    ['model-is-pure', { 'src/domain/vault/model/a.ts': "import { useState } from 'react'\nexport const used = useState\n" }],
  ])('refuse what breaks %s', (rule, files) => {
    expect(brokenRules(files)).toContain(rule)
  })

  it('refuse a circle', () => {
    expect(brokenRules({ 'src/lib/a.ts': use('./b').replace('used', 'value'), 'src/lib/b.ts': use('./a').replace('used', 'value') })).toContain('no-cycle')
  })
})
