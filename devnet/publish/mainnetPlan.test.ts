import { Interface } from 'ethers'
import { expect, it } from 'vitest'
import type { Deployed } from '../deploy/script.ts'
import { deployOnListed } from './mainnetPlan.ts'

const [FACTORY, WCRO, USDC] = ['0xf1', '0xc1', '0xd1']
const NETWORK = {
  tokens: { WCRO: { address: WCRO }, USDC: { address: USDC } },
  exchange: { contracts: { factory: FACTORY } },
}

function recordingScript() {
  const made: (readonly [string, readonly unknown[]])[] = []
  return {
    made,
    deploy(name: string, args: readonly unknown[] = []): Deployed {
      made.push([name, args])
      return { address: `0x${made.length}`, abi: new Interface([]), deployBlock: 1 }
    },
    mine: () => Promise.resolve(),
  }
}

it('deploys nothing but what works with the tokens and the exchange that are there', async () => {
  const script = recordingScript()
  expect(await deployOnListed(script, NETWORK)).toEqual({
    prices: { contracts: { priceRouter: '0x1' } },
    zap: { contracts: { zap: '0x2' } },
    inscriptions: { contracts: { bridge: '0x3' } },
  })
  const args = [FACTORY, WCRO, USDC]
  expect(script.made).toEqual([
    ['PriceRouter', args],
    ['Zap', args],
    ['BridgeStatus', []],
  ])
})

it('needs an exchange and the tokens', async () => {
  await expect(deployOnListed(recordingScript(), { tokens: NETWORK.tokens })).rejects.toThrow('has no exchange')
  await expect(deployOnListed(recordingScript(), { ...NETWORK, tokens: {} })).rejects.toThrow('WCRO or USDC')
})
