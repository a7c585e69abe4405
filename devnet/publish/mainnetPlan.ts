import type { Script } from '../deploy/script.ts'

/** What a network with tokens and an exchange of its own has. */
export interface ListedNetwork {
  readonly tokens: Readonly<Record<string, { readonly address: string }>>
  readonly exchange?: { readonly contracts: { readonly factory: string } }
}

/**
 * Deploys what works with the tokens and the exchange that a network has, and holds nobody's money: price router, zap and
 * the bridge's record. Test tokens and what is made of them are never deployed beside real ones.
 */
export async function deployOnListed(script: Pick<Script, 'deploy' | 'mine'>, { tokens, exchange }: ListedNetwork) {
  const [wcro, usdc] = [tokens['WCRO'], tokens['USDC']]
  if (exchange === undefined || wcro === undefined || usdc === undefined)
    throw new Error('The network has no exchange, WCRO or USDC')
  const args = [exchange.contracts.factory, wcro.address, usdc.address]
  const priceRouter = script.deploy('PriceRouter', args)
  const zap = script.deploy('Zap', args)
  const bridge = script.deploy('BridgeStatus')
  await script.mine()
  return {
    prices: { contracts: { priceRouter: priceRouter.address } },
    zap: { contracts: { zap: zap.address } },
    inscriptions: { contracts: { bridge: bridge.address } },
  }
}
