import { describe, expect, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import { getDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, ready } from '@/lib/loadable'
import { tokenLookupReading } from './lookup'

const TOKEN: Address = `0x${'12'.repeat(20)}`
const FAILED: Loadable<never> = { status: 'failed', retry: () => undefined }
const KINDS = ['anchor', 'decimals', 'symbol', 'name'] as const
type Answers = Partial<Record<(typeof KINDS)[number], Loadable<unknown>>>

function lookUp(answers: Answers) {
  const reading = tokenLookupReading(getDeployment(), TOKEN)
  if (reading === undefined) throw new Error('The devnet has a multicall')
  const keys = reading.calls.map(({ key }) => key)
  return reading.derive(<T>(call: ContractCall<T>) => {
    const kind = KINDS[keys.indexOf(call.key)]
    return ((kind && answers[kind]) ?? FAILED) as Loadable<T>
  })
}
const alive = { anchor: ready(0n) }

describe('tokenLookupReading', () => {
  it('finds a token', () => {
    const found = lookUp({ ...alive, decimals: ready(6n), symbol: ready('USDC'), name: ready('USD Coin') })
    expect(found).toEqual(
      ready({ status: 'exists', token: { address: TOKEN, decimals: 6, symbol: 'USDC', name: 'USD Coin' } }),
    )
  })

  it('fills in missing fields', () => {
    expect(lookUp({ ...alive, name: ready('Odd') })).toEqual(
      ready({ status: 'exists', token: { address: TOKEN, decimals: 18, symbol: 'UNKNOWN', name: 'Odd' } }),
    )
    expect(lookUp({ ...alive, decimals: ready(0n) })).toMatchObject({
      value: { token: { decimals: 0, name: 'Unknown Token' } },
    })
  })

  it('tells a missing token from a failed node', () => {
    expect(lookUp(alive)).toEqual(ready({ status: 'notExists' }))
    expect(lookUp({ anchor: FAILED })).toBe(FAILED)
  })

  it('waits for all fields', () => {
    expect(lookUp({ ...alive, decimals: ready(6n), symbol: LOADING, name: ready('x') })).toBe(LOADING)
  })

  it('is undefined without a Multicall contract', () => {
    expect(tokenLookupReading({ ...getDeployment(), contracts: {} }, TOKEN)).toBeUndefined()
  })
})
