import { expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { getLpContracts } from './lpHolders'

it('names the farm of this site, the farms that its vaults stake in, and the vaults', () => {
  const { farms, vaults } = getDeployment()
  const source = vaults.list['vvs-cro-usdc']?.yieldSource
  const chef = source !== undefined && 'chef' in source ? source.chef : ''
  const names = getLpContracts()
  expect(names.get(farms.contracts.masterChef?.toLowerCase() ?? '')).toEqual({ key: 'contracts.masterChef' })
  expect(names.get(chef.toLowerCase())).toEqual({ key: 'infoDetail.holders.farm', values: { protocol: 'VVS' } })
  expect(names.get(vaults.list['vvs-cro-usdc']?.shareToken?.toLowerCase() ?? '')?.key).toBe('contracts.vault')
})
