import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { namedContracts } from './namedContracts'

const { contracts, farms } = getDeployment()
const names = namedContracts(getDeployment(), vaultTable)
const nameOf = (address: string | undefined) => names.get(address?.toLowerCase() ?? '')?.name

describe('namedContracts', () => {
  it('name the farm, which is also the manual pool, and the automatic vault', () => {
    expect(nameOf(farms.contracts.masterChef)).toEqual({ key: 'contracts.masterChef' })
    expect(nameOf(farms.contracts.cakeVault)).toEqual({ key: 'contracts.cakeVault' })
  })

  it('name each pool by what it takes and pays, CRO where it is native', () => {
    const own = farms.pools.filter(({ kind }) => kind !== 'manual').map(({ contract }) => nameOf(contract))
    expect(own.length).toBeGreaterThan(5)
    expect(new Set(own.map((name) => JSON.stringify(name))).size).toBe(own.length)
    expect(own[0]).toEqual({ key: 'contracts.pool', values: { staked: 'DIAL', reward: 'TONIC' } })
    const native = { key: 'contracts.pool', values: { staked: 'CRO', reward: 'DIAL' } }
    expect(nameOf(farms.pools.find(({ kind }) => kind === 'nativeStake')?.contract)).toEqual(native)
  })

  it('leave out the multicall, through which anyone could spend an allowance', () => {
    expect(nameOf(contracts.multicall)).toBeUndefined()
  })
})
