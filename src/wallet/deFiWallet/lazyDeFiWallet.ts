import { DeFiWeb3Connector } from '@deficonnect/web3-connector'
import { NoEthereumProviderError } from '@web3-react/injected-connector'
import { brand } from '@/config/brand'
import { deployment } from '@/config/deployment'

let connector: DeFiWeb3Connector | undefined

/**
 * The connector of the Crypto.com DeFi Wallet. One for the page: what it binds to the wallet it never unbinds.
 * @throws NoEthereumProviderError where the wallet is not in this browser; the connector would open a dialog of its own
 */
export async function openDeFiWallet(): Promise<DeFiWeb3Connector> {
  const { chainId, rpcUrls } = deployment
  connector ??= new DeFiWeb3Connector({
    supportedChainIds: [chainId],
    appName: brand.product,
    chainType: 'eth',
    chainId: String(chainId),
    rpcUrls: { [chainId]: rpcUrls[0] ?? '' },
  })
  if ((await connector.provider.getProvider()) === undefined) throw new NoEthereumProviderError()
  return connector
}
