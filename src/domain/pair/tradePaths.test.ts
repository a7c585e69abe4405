import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { addressOf } from '@/lib/testing/addresses'
import { addLiquidityPath, swapPath } from './tradePaths'

const [A, B, WCRO] = [addressOf('a'), addressOf('b'), addressOf('c')]
const network = { ...getDeployment(), contracts: { ...getDeployment().contracts, wcro: WCRO } }

describe('swapPath', () => {
  it('fills in one or both tokens, and CRO for WCRO', () => {
    expect(swapPath(network, A)).toBe(`/swap?outputCurrency=${A}`)
    expect(swapPath(network, A, B)).toBe(`/swap?inputCurrency=${B}&outputCurrency=${A}`)
    expect(swapPath(network, A, addressOf('C'))).toBe(`/swap?inputCurrency=CRO&outputCurrency=${A}`)
    expect(swapPath(network, WCRO)).toBe('/swap?outputCurrency=CRO')
  })
})

describe('addLiquidityPath', () => {
  it('fills in both tokens, and CRO for WCRO', () => {
    expect(addLiquidityPath(network, A, B)).toBe(`/add/${A}/${B}`)
    expect(addLiquidityPath(network, WCRO, B)).toBe(`/add/CRO/${B}`)
  })

  it('pairs a single token with CRO, and CRO with nothing', () => {
    expect(addLiquidityPath(network, A)).toBe(`/add/${A}/CRO`)
    expect(addLiquidityPath(network, WCRO)).toBe('/add/CRO')
    expect(addLiquidityPath({ ...network, contracts: {} }, A)).toBe(`/add/${A}`)
  })
})
