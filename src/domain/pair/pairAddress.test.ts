import { describe, expect, it } from 'vitest'
import type { Deployment } from '@/config/deployment'
import cronos from '@/config/deployments/cronos.json'
import { findToken } from '@/domain/token/token'
import { exchangeOf } from './exchange'
import { pairAddress } from './pairAddress'

const network = cronos as unknown as Deployment
const exchange = exchangeOf(network)
/** VVS's own pools among the vaults: their addresses come from its farm. */
const pools = Object.entries(network.vaults.list).filter(
  ([id, { pairTokens }]) => id.startsWith('vvs-') && pairTokens !== undefined,
)

function token(symbol = '') {
  const found = findToken(network, symbol)
  if (found === undefined) throw new Error(`No token ${symbol}`)
  return found
}

describe('the address of a pair', () => {
  it('is known of the pools of VVS', () => {
    expect(pools.length).toBeGreaterThan(5)
  })

  it.each(pools)(
    'is where the chain has %s, in whichever order its tokens are named',
    (_id, { underlying, pairTokens }) => {
      if (exchange === undefined) throw new Error('Cronos has an exchange')
      const [a, b] = [token(pairTokens?.[0]), token(pairTokens?.[1])]
      expect(pairAddress(exchange, a, b)).toBe(underlying.toLowerCase())
      expect(pairAddress(exchange, b, a)).toBe(underlying.toLowerCase())
      const shouting = { ...a, address: `0x${a.address.slice(2).toUpperCase()}` } as const
      expect(pairAddress(exchange, shouting, b)).toBe(underlying.toLowerCase())
    },
  )
})

describe('the exchange of a network', () => {
  it('has the fee and the base tokens that the deployment says', () => {
    expect(exchange?.fee).toEqual({ numerator: 997n, denominator: 1000n })
    expect(exchange?.baseTokens.map(({ symbol }) => symbol)).toEqual(cronos.exchange.baseTokens)
  })

  it('is missing where a part of it is', () => {
    const { exchange: terms, ...without } = network
    expect(terms).toBeDefined()
    expect(exchangeOf(without)).toBeUndefined()
    expect(exchangeOf({ ...network, tokens: {} })).toBeUndefined()
  })
})
