import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { LP, pairFarm, singleFarm } from '../testing/farms'
import { getLpLink } from './getLpLink'

const { token, quoteToken } = pairFarm
const network = { ...getDeployment(), contracts: { ...getDeployment().contracts, wcro: quoteToken?.address ?? LP } }

describe('getLpLink', () => {
  it('fills in both tokens', () => {
    expect(getLpLink(pairFarm, network)).toBe(`/add/${token.address}/CRO`)
  })

  it('leads to the swap for a single token', () => {
    expect(getLpLink(singleFarm, network)).toBe(`/swap?outputCurrency=${token.address}`)
  })
})
