import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import type { VaultYield } from './model/vaultYield'
import { bestVault, vaultsOfToken } from './vaultsOfToken'

const lpOf = (id: string) => getDeployment().vaults.list[id]?.underlying ?? '0x'
const yieldOf = (apy: number | undefined): VaultYield => ({
  apy: apy === undefined ? undefined : new Decimal(apy),
  parts: [],
})

describe('vaultsOfToken', () => {
  it('finds the open vaults of a token, and none of a token that no vault takes', () => {
    expect(vaultsOfToken(getDeployment(), lpOf('vvs-cro-usdc')).map(({ id }) => id)).toEqual(['vvs-cro-usdc'])
    expect(vaultsOfToken(getDeployment(), `0x${'9'.repeat(40)}`)).toEqual([])
  })

  it('leaves out a vault that takes CRO instead of WCRO', () => {
    expect(vaultsOfToken(getDeployment(), lpOf('single-cro')).map(({ isNative }) => isNative)).not.toContain(true)
  })
})

describe('bestVault', () => {
  const [vault] = vaultsOfToken(getDeployment(), lpOf('vvs-cro-usdc'))
  if (vault === undefined) throw new Error('No vault')
  const vaults = [
    { ...vault, id: 'a' },
    { ...vault, id: 'b' },
  ]

  it('is the one with the highest APY', () => {
    expect(bestVault(vaults, [ready(yieldOf(0.1)), ready(yieldOf(0.2))])?.vault.id).toBe('b')
    expect(bestVault(vaults, [ready(yieldOf(0.2)), ready(yieldOf(0.1))])?.vault.id).toBe('a')
    expect(bestVault(vaults, [ready(yieldOf(undefined)), ready(yieldOf(0.1))])?.vault.id).toBe('b')
  })

  it('is not known while all load, and has no APY where that could not be read', () => {
    expect(bestVault(vaults, [LOADING, LOADING])).toBeUndefined()
    expect(bestVault(vaults, [LOADING, { status: 'failed', retry: () => undefined }])).toMatchObject({
      vault: { id: 'b' },
      apy: undefined,
    })
    expect(bestVault([], [])).toBeUndefined()
  })
})
