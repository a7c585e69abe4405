import { DeFiWeb3Connector } from '@deficonnect/web3-connector'
import { NoEthereumProviderError, UserRejectedRequestError } from '@web3-react/injected-connector'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'

/** The library treats a wallet without accounts as connected. */
class DeFiWalletConnector extends DeFiWeb3Connector {
  override async activate(): ReturnType<DeFiWeb3Connector['activate']> {
    const update = await super.activate()
    if (typeof update.account !== 'string') throw new UserRejectedRequestError()
    return update
  }
}

let connector: DeFiWalletConnector | undefined

/**
 * Opens the connector of the Crypto.com DeFi Wallet. A singleton, because it never removes its listeners.
 * @throws NoEthereumProviderError if the wallet is not installed; the connector would open its own dialog
 */
export async function openDeFiWallet(): Promise<DeFiWeb3Connector> {
  const { chainId, rpcUrls } = getDeployment()
  connector ??= new DeFiWalletConnector({
    supportedChainIds: [chainId],
    appName: brand.product,
    chainType: 'eth',
    chainId: String(chainId),
    rpcUrls: { [chainId]: rpcUrls[0] ?? '' },
  })
  if ((await connector.provider.getProvider()) === undefined) throw new NoEthereumProviderError()
  return connector
}
