import { describe, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { deployedSymbol, protocolMarkUrls, tokenMarkUrls } from './marks'

const addressOf = (symbol: string): Address => getDeployment().tokens[symbol]?.address ?? ZERO_ADDRESS
const markOf = (symbol: string) => tokenMarkUrls(addressOf(symbol))[0]

describe('the mark of a token', () => {
  it('is of the address that the deployment names, in any letter case', () => {
    const usdc = addressOf('USDC')
    expect(markOf('USDC')).toMatch(/\/USDC\.svg$/)
    const lower: Address = `0x${usdc.slice(2).toLowerCase()}`
    expect(deployedSymbol(lower)).toBe('USDC')
    expect(tokenMarkUrls(lower)[0]).toBe(markOf('USDC'))
  })

  it('is nobody else’s', () => {
    const foreign: Address = `0x${'12'.repeat(20)}`
    expect(tokenMarkUrls(foreign)).toEqual([])
    const usdc = addressOf('USDC')
    setDeployment({ ...getDeployment(), tokens: {} })
    expect(tokenMarkUrls(usdc)).toEqual([])
  })

  it('tells the coin from its wrapped token', () => {
    expect(tokenMarkUrls('native')).toEqual([expect.stringMatching(/\/CRO\.svg$/)])
    expect(markOf('WCRO')).toMatch(/\/WCRO\.svg$/)
  })

  it('comes from the image host where the site has no file', () => {
    const [, second] = tokenMarkUrls(addressOf('USDC'))
    expect(second).toBe(`${getDeployment().services['tokenImages'] ?? ''}/${addressOf('USDC')}.png`)
    const odd: Address = `0x${'34'.repeat(20)}`
    setDeployment({
      ...getDeployment(),
      services: {},
      tokens: { USDC: { address: odd, decimals: 6, name: 'USD Coin' } },
    })
    expect(tokenMarkUrls(odd)).toEqual([expect.stringMatching(/\/USDC\.svg$/)])
  })
})

it('has a mark for a protocol', () => {
  expect(protocolMarkUrls('FERRO')).toEqual([expect.stringMatching(/\/FER\.svg$/)])
})
