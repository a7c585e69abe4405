import { describe, expect, it } from 'vitest'
import type { DeployedVault } from '@/config/deployment'
import { findToken } from '@/domain/token/token'
import type { Address } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'
import { testDeployedVault, testNetwork, testVault, UNDERLYING } from '../testing/vaults'
import { closingPriceSource } from './closingPrice'

const network = {
  ...testNetwork,
  tokens: {
    ...testNetwork.tokens,
    ATOM: { address: addressOf('7'), decimals: 6, name: 'Atom' },
    LATOM: { address: addressOf('8'), decimals: 6, name: 'Liquid Atom' },
  },
}
const withoutPair = ({ pairTokens: _pairTokens, ...deployed }: DeployedVault) => deployed
const singleVault = (underlying: Address) => ({
  ...testVault(),
  deployed: { ...withoutPair(testDeployedVault), underlying },
})
const sourceOf = (symbol: string) =>
  closingPriceSource(network, singleVault(findToken(network, symbol)?.address ?? UNDERLYING))

describe('closingPriceSource', () => {
  it('is the pair of an LP token, and the token of another vault', () => {
    expect(closingPriceSource(network, testVault())).toEqual({ kind: 'pair', address: UNDERLYING })
    expect(sourceOf('VVS')).toEqual({ kind: 'token', address: addressOf('6') })
  })

  it('follows the rules of current prices: stablecoins are $1, and some tokens have the price of another', () => {
    expect(sourceOf('USDC')).toEqual({ kind: 'stablecoin' })
    expect(sourceOf('LATOM')).toEqual({ kind: 'token', address: addressOf('7') })
  })

  it('is unknown for LP tokens of stable swaps and for unknown tokens', () => {
    const ferro = {
      kind: 'ferro',
      chef: addressOf('c'),
      poolId: 0,
      swap: addressOf('d'),
      rewardToken: 'FER',
      peg: 'USDC',
    } as const
    expect(closingPriceSource(network, testVault({}, { yieldSource: ferro }))).toBeUndefined()
    expect(closingPriceSource(network, singleVault(addressOf('9')))).toBeUndefined()
  })
})
