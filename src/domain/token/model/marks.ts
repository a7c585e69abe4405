import { folder, unmarked } from 'virtual:marks'
import { fromDeployment } from '@/config/deployment'
import { NATIVE_MARK, protocolMarks } from '@/config/protocolMarks'
import type { VaultProtocol } from '@/config/vaultDefinition'
import type { Address } from '@/lib/hex'
import type { CurrencyId } from '../currency'

const getSymbols = fromDeployment(
  ({ tokens }) => new Map(Object.entries(tokens).map(([symbol, { address }]) => [address.toLowerCase(), symbol])),
)

const getImageHost = fromDeployment(({ services }) => services['tokenImages'])

const markUrls = (name: string): readonly string[] =>
  unmarked.includes(name) ? [] : [`${import.meta.env.BASE_URL}${folder}${name}.svg`]

/** The symbol that the deployment itself gives to an address; a symbol that a token claims never counts. */
export function deployedSymbol(address: Address): string | undefined {
  return getSymbols().get(address.toLowerCase())
}

/**
 * Addresses of a token's mark, best first: the site's own file, then the network's image host. None for a token that the
 * deployment does not name.
 */
export function tokenMarkUrls(id: CurrencyId): readonly string[] {
  if (id === 'native') return markUrls(NATIVE_MARK)
  const symbol = deployedSymbol(id)
  if (symbol === undefined) return []
  const host = getImageHost()
  return host === undefined ? markUrls(symbol) : [...markUrls(symbol), `${host}/${id}.png`]
}

export function protocolMarkUrls(protocol: VaultProtocol): readonly string[] {
  return markUrls(protocolMarks[protocol])
}
