import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { LP, pairFarm, singleFarm } from '../testing/farms'
import { farmLinks } from './farmLinks'

const { token, quoteToken } = pairFarm
const network = { ...getDeployment(), contracts: { ...getDeployment().contracts, wcro: quoteToken?.address ?? LP } }

describe('farmLinks', () => {
  it('fill in both tokens, and zap into the LP token', () => {
    expect(farmLinks(pairFarm, network)).toEqual({
      get: `/add/${token.address}/CRO`,
      zap: `/zap?outputCurrency=${LP}`,
    })
  })

  it('offer no zap on a network without one', () => {
    expect(farmLinks(pairFarm, { ...network, zap: { contracts: {} } }).zap).toBeUndefined()
  })

  it('lead to the swap for a single token', () => {
    expect(farmLinks(singleFarm, network)).toEqual({ get: `/swap?outputCurrency=${token.address}`, zap: undefined })
  })
})
