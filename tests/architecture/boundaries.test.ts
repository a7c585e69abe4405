import { beforeAll, describe, expect, it } from 'vitest'
import { runOnFixtures } from './support/fixtureTree'

const RULE_FILES = ['.dependency-cruiser.cjs', 'layers.cjs', 'tsconfig.json', 'tsconfig.base.json']

const VALUE = 'export const value = 1\n'
const use = (path: string) => `import { value } from '${path}'\nexport const used = value\n`

/** Violations by the rule that reports them: the offending file and the files that it needs. */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['layer-lib', 'src/lib/layer.ts', use('@/chain/b')],
  ['layer-lib', 'src/lib/browser.ts', use('@/platform/b')],
  ['layer-platform', 'src/platform/layer.ts', use('@/config/b')],
  ['layer-ui', 'src/ui/layer.ts', use('@/hooks/b')],
  ['known-layer', 'src/utils/layer.ts', use('@/lib/b')],
  ['feature-isolated', 'src/features/earn/isolated.ts', use('@/features/vault/b')],
  ['feature-entry', 'src/app/entry.ts', use('@/features/vault/b')],
  ['contracts-by-factory', 'src/features/earn/codec.ts', use('@/chain/abi/codec')],
  [
    'ethers-in-chain-only',
    'src/store/ethers.ts',
    "import { Interface } from 'ethers'\nexport const used = Interface\n",
  ],
  [
    'web3-react-in-wallet-only',
    'src/hooks/react.ts',
    "import { useWeb3React } from '@web3-react/core'\nexport const used = useWeb3React\n",
  ],
  ['view-one-way', 'src/features/earn/EarnPage.tsx', use('@/chain/b')],
  ['table-by-data-table', 'src/features/earn/table.ts', use('@/ui/Table')],
  ['testing-in-tests-only', 'src/hooks/testing.ts', use('./testing/b')],
  ['no-outside-src', 'src/lib/outside.ts', use('../../devnet/b')],
  ['devnet-stands-alone', 'devnet/alone.ts', use('../src/lib/b')],
  [
    'model-is-pure',
    'src/domain/vault/model/pure.ts',
    "import { useState } from 'react'\nexport const used = useState\n",
  ],
  ['no-cycle', 'src/lib/circle.ts', use('./circleBack').replace('used', 'value')],
]
const NEEDED: readonly (readonly [file: string, text: string])[] = [
  ...['src/lib', 'src/platform', 'src/config', 'src/chain', 'src/hooks', 'src/features/vault', 'devnet'].map(
    (folder) => [`${folder}/b.ts`, VALUE] as const,
  ),
  ['src/chain/abi/codec.ts', VALUE],
  ['src/ui/Table.tsx', VALUE],
  ['src/lib/circleBack.ts', use('./circle').replace('used', 'value')],
  ['src/hooks/testing/b.ts', VALUE],
  ['src/app/allowed.ts', use('@/lib/b')],
  ['src/app/allowed.test.ts', use('@/hooks/testing/b')],
]

/** The rules that each file violates. */
function brokenRules(files: readonly (readonly [file: string, text: string])[]): Map<string, string[]> {
  const printed = runOnFixtures(files, RULE_FILES, 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'devnet',
  ])
  const broken = new Map<string, string[]>()
  for (const [, rule = '', file = ''] of printed.matchAll(/error ([\w-]+): (\S+)/g))
    broken.set(file, [...(broken.get(file) ?? []), rule])
  return broken
}

describe('boundaries', () => {
  let broken: Map<string, string[]>
  beforeAll(() => {
    broken = brokenRules([...BROKEN.map(([, file, text]) => [file, text] as const), ...NEEDED])
  })

  it('allow imports down the layers', () => {
    expect(broken.get('src/app/allowed.ts')).toBeUndefined()
    expect(broken.get('src/app/allowed.test.ts')).toBeUndefined()
  })

  it.each(BROKEN)('report a violation of %s', (rule, file) => {
    expect(broken.get(file)).toContain(rule)
  })
})
