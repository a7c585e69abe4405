import type { Eip1193Provider } from '../eip1193'
import { askLocalNode, LocalNodeError } from './localNode'

function requestedChain(params: unknown): unknown {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  return typeof first === 'object' && first !== null && 'chainId' in first ? first.chainId : undefined
}

/**
 * A wallet for the local chain: the node at `rpcUrl` signs with the unlocked test account of that number. It asks for
 * no confirmation, so it must only be imported under `import.meta.env.DEV`.
 */
export function createDevelopmentWallet(rpcUrl: string, accountNumber: number): Eip1193Provider {
  let lastSent: Promise<unknown> = Promise.resolve()

  const send = (method: string, params: unknown) => askLocalNode(rpcUrl, method, params ?? [])

  async function accounts(): Promise<unknown> {
    const all = await send('eth_accounts', [])
    return Array.isArray(all) ? all.slice(accountNumber, accountNumber + 1) : []
  }

  return {
    async request({ method, params }) {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return accounts()
        case 'wallet_switchEthereumChain':
          if (requestedChain(params) !== (await send('eth_chainId', [])))
            throw new LocalNodeError('The development wallet has one chain', 4902)
          return null
        case 'eth_sendTransaction': {
          // Sequential, because the node gives simultaneous transactions the same nonce.
          const sent = lastSent.then(() => send(method, params))
          lastSent = sent.catch(() => undefined)
          return sent
        }
        default:
          return send(method, params)
      }
    },
  }
}
