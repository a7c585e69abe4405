import type { Deployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'

/** The address of what a vault takes, and of the two tokens of a pair; undefined where the network does not have the vault. */
export function depositToken(network: Deployment, vaultId: string): Pick<ListedToken, 'address' | 'pair'> | undefined {
  const deployed = network.vaults.list[vaultId]
  if (deployed === undefined) return undefined
  const [first, second] = (deployed.pairTokens ?? []).map((symbol) => network.tokens[symbol]?.address)
  return { address: deployed.underlying, ...(first && second ? { pair: [first, second] } : {}) }
}
