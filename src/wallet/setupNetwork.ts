import { fromDeployment, getDeployment } from '@/config/deployment'
import { logProblem } from '@/platform/log'
import { type Eip1193Provider, parseChainId, providerErrorCode } from './eip1193'

const USER_REJECTED = 4001

const getChainIdHex = fromDeployment((deployment) => `0x${deployment.chainId.toString(16)}` as const)
const isSecure = (url: string): boolean => url.startsWith('https://')

/** EIP-3085 parameters. Wallets reject the whole request if the explorer URL is not https. */
const getAddChainParameter = fromDeployment((deployment) => ({
  chainId: getChainIdHex(),
  chainName: deployment.chainName,
  nativeCurrency: deployment.nativeCurrency,
  rpcUrls: deployment.rpcUrls,
  ...(isSecure(deployment.explorerUrl) ? { blockExplorerUrls: [deployment.explorerUrl] } : {}),
}))

async function isOnChain(wallet: Eip1193Provider): Promise<boolean> {
  return parseChainId(await wallet.request({ method: 'eth_chainId' })) === getDeployment().chainId
}

function switchChain(wallet: Eip1193Provider): Promise<unknown> {
  return wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: getChainIdHex() }] })
}

/**
 * Switches the wallet to the deployment's chain, and adds the chain if the wallet does not know it. False, with a
 * logged problem, if the wallet ends up on another chain or there is none.
 */
export async function setupNetwork(wallet: Eip1193Provider | undefined): Promise<boolean> {
  if (wallet === undefined) {
    logProblem('There is no wallet to add the network to')
    return false
  }
  try {
    try {
      await switchChain(wallet)
    } catch (error) {
      // An unknown chain is 4902, but wallets use other codes too, and some cannot switch at all: only a rejection is
      // final.
      if (providerErrorCode(error) === USER_REJECTED) throw error
      await wallet.request({ method: 'wallet_addEthereumChain', params: [getAddChainParameter()] })
      if (!(await isOnChain(wallet))) await switchChain(wallet)
    }
    if (await isOnChain(wallet)) return true
    logProblem('The wallet stayed on another network')
  } catch (error) {
    logProblem('The wallet did not change its network', error)
  }
  return false
}
