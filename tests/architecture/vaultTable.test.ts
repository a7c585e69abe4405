import { readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { Deployment } from '@/config/deployment'
import { vaultPlace } from '@/config/vaultDefinition'
import { vaultTable } from '@/config/vaultTable'
import { compareTables } from '../../scripts/doctor/tableChecks'
import { describeErrors } from '../../scripts/vite/deploymentJson'

const schemaUrl = new URL('../../src/config/vaultDefinition.schema.json', import.meta.url)
const ajv = new Ajv({ allErrors: true, strictRequired: false, strictTypes: false })
addFormats(ajv)
const validate = ajv.compile(JSON.parse(readFileSync(schemaUrl, 'utf8')) as object)

const errorsOf = (entry: unknown) => (validate(entry) ? '' : describeErrors(validate.errors ?? []))
const good = {
  id: 'vvs-cro-eth',
  defi: 'VVS',
  group: 'lp',
  underlyingFriendlyName: 'CRO-ETH LP',
  deployVersion: 10,
  strategyDescription: 'farmLp',
}

describe('vault table', () => {
  it.each(vaultTable.map((entry) => [entry.id, entry] as const))('%s is a valid entry', (_, entry) => {
    expect(errorsOf(entry)).toBe('')
  })

  it('has no duplicate entries', () => {
    const names = vaultTable.map((entry) => `${entry.underlyingFriendlyName} ${vaultPlace(entry)}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each([
    [{ id: 'VVS_CRO' }, '/id'],
    [{ defi: 'Uniswap' }, '/defi'],
    [{ group: 'farm' }, '/group'],
    [{ underlyingFriendlyName: '' }, '/underlyingFriendlyName'],
    [{ deployVersion: '12' }, '/deployVersion'],
    [{ strategyDescription: 'lending' }, '/strategyDescription'],
    [{ isHighRisk: false }, '/isHighRisk'],
    [{ minWithdrawal: '0.10' }, '/minWithdrawal'],
    [{ boostApr: -1 }, '/boostApr'],
    [{ addLpUrl: 'mm.finance', removeLpUrl: 'https://mm.finance' }, '/addLpUrl'],
    [{ tonicApy: 300 }, 'claimToken'],
    [{ deployVersion: undefined }, 'deployVersion'],
    [{ shareToken: '0x' }, 'shareToken'],
  ])('reports the invalid field of %j', (change, field) => {
    expect(errorsOf({ ...good, ...change })).toContain(field)
  })
})

describe('vaults of each deployment', () => {
  const folder = new URL('../../src/config/deployments/', import.meta.url)

  it.each(readdirSync(folder))('%s match the table', (file) => {
    const deployment = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Deployment
    expect(compareTables(deployment, vaultTable)).toEqual([])
  })

  it("only include the product's own vaults where they are deployed", () => {
    const cronos = JSON.parse(readFileSync(new URL('cronos.json', folder), 'utf8')) as Deployment
    expect(Object.values(cronos.vaults.list).filter(({ shareToken }) => shareToken !== undefined)).toEqual([])
    expect(Object.keys(cronos.vaults.list).length).toBeGreaterThan(40)
  })
})
