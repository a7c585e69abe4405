import { DeFiWeb3Connector } from '@deficonnect/web3-connector'
import { NoEthereumProviderError, UserRejectedRequestError } from '@web3-react/injected-connector'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'

/** The library takes a wallet that gives no account for connected. */
class DeFiWalletConnector extends DeFiWeb3Connector {
  override async activate(): ReturnType<DeFiWeb3Connector['activate']> {
    const update = await super.activate()
    if (typeof update.account !== 'string') throw new UserRejectedRequestError()
    return update
  }
}

let connector: DeFiWalletConnector | undefined

/**
 * The connector of the Crypto.com DeFi Wallet. One for the page: what it binds to the wallet it never unbinds.
 * @throws NoEthereumProviderError where the wallet is not in this browser; the connector would open a dialog of its own
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
