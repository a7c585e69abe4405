import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { blockPace } from './model/blockPace'
import { depositedReading, liquidityReading, oldBalanceReading, shareTokenReading } from './reads'
import { ACCOUNT } from './testing/vaults'
import { vaultOnNetwork } from './vault'
import { vaultYieldReading } from './yieldReads'

/** Calls per multicall. */
const MAX_CALLS = 500
const context = { pace: blockPace(2), stakingAprs: {} }

const vaults = vaultTable.flatMap((definition) => {
  const onNetwork = vaultOnNetwork(getDeployment(), definition)
  return onNetwork.status === 'available' ? [onNetwork.vault] : []
})
const count = (readings: readonly { readonly calls: readonly { readonly key: string }[] }[]) =>
  new Set(readings.flatMap(({ calls }) => calls.map(({ key }) => key))).size

const yields = vaults.map((vault) => vaultYieldReading(getDeployment(), vault, context))
const calls = count([
  ...yields,
  ...vaults.flatMap((vault) => [
    shareTokenReading(getDeployment(), vault),
    liquidityReading(getDeployment(), vault, vault.listedShareToken),
  ]),
])

describe('vault list calls', () => {
  it(`fit in one multicall without an account: ${calls} for ${vaults.length} vaults, ${count(yields)} of them for yields`, () => {
    expect(vaults.length).toBeGreaterThan(80)
    expect(calls).toBeLessThan(MAX_CALLS)
  })

  it('grow by one per vault with an account', () => {
    const listed = vaults.filter(({ listedShareToken }) => listedShareToken !== undefined)
    const withAccount = listed.map((vault) => depositedReading(getDeployment(), vault, vault.listedShareToken, ACCOUNT))
    const without = listed.map((vault) => liquidityReading(getDeployment(), vault, vault.listedShareToken))
    expect(count([...withAccount, ...without]) - count(without)).toBe(listed.length)
    const old = vaults.flatMap(({ deployed }) => deployed.migrateOldVaults).length
    expect(
      count([...without, ...vaults.map((vault) => oldBalanceReading(getDeployment(), vault, ACCOUNT))]) -
        count(without),
    ).toBe(old)
  })
})
