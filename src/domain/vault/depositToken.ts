import type { Deployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'

/** The address of a vault's underlying, and the two tokens of an LP token; undefined if the network lacks the vault. */
export function depositToken(network: Deployment, vaultId: string): Pick<ListedToken, 'address' | 'pair'> | undefined {
  const deployed = network.vaults.list[vaultId]
  if (deployed === undefined) return undefined
  const [first, second] = (deployed.pairTokens ?? []).map((symbol) => network.tokens[symbol]?.address)
  return { address: deployed.underlying, ...(first && second ? { pair: [first, second] } : {}) }
}
