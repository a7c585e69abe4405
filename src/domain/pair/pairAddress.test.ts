import { describe, expect, it } from 'vitest'
import type { Deployment } from '@/config/deployment'
import cronos from '@/config/deployments/cronos.json'
import { findToken } from '@/domain/token/token'
import { exchangeOf } from './exchange'
import { pairAddress } from './pairAddress'

const network = cronos as unknown as Deployment
const exchange = exchangeOf(network)
/** VVS's own pools among the vaults, whose addresses come from its farm. */
const pools = Object.entries(network.vaults.list).filter(
  ([id, { pairTokens }]) => id.startsWith('vvs-') && pairTokens !== undefined,
)

function token(symbol = '') {
  const found = findToken(network, symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}

describe('pairAddress', () => {
  it('matches the pools of VVS', () => {
    expect(pools.length).toBeGreaterThan(5)
  })

  it.each(pools)('matches %s on the chain, in either token order', (_id, { underlying, pairTokens }) => {
    if (exchange === undefined) throw new Error('Cronos has an exchange')
    const [a, b] = [token(pairTokens?.[0]), token(pairTokens?.[1])]
    expect(pairAddress(exchange, a, b)).toBe(underlying.toLowerCase())
    expect(pairAddress(exchange, b, a)).toBe(underlying.toLowerCase())
    const shouting = { ...a, address: `0x${a.address.slice(2).toUpperCase()}` } as const
    expect(pairAddress(exchange, shouting, b)).toBe(underlying.toLowerCase())
  })
})

describe('exchangeOf', () => {
  it("has the deployment's fee and base tokens", () => {
    expect(exchange?.fee).toEqual({ numerator: 997n, denominator: 1000n })
    expect(exchange?.baseTokens.map(({ symbol }) => symbol)).toEqual(cronos.exchange.baseTokens)
  })

  it('is undefined if a part is missing', () => {
    const { exchange: terms, ...without } = network
    expect(terms).toBeDefined()
    expect(exchangeOf(without)).toBeUndefined()
    expect(exchangeOf({ ...network, tokens: {} })).toBeUndefined()
  })
})
