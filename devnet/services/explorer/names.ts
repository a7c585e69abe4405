import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { escapeHtml } from '../route.ts'

/** Labels of known addresses, by lower-case address. */
export type Names = ReadonlyMap<string, string>

export function namesOf(deployment: DevnetDeployment): Names {
  const { contracts, exchange, prices, farms, vaults, lock, nft, zap, inscriptions, tokens } = deployment
  const sections = [prices, farms, vaults, lock, nft, zap, inscriptions].map((section) =>
    Object.entries(section.contracts),
  )
  const entries: readonly (readonly [string, string])[] = [
    ...Object.entries(vaults.list).map(([id, { underlying }]) => [underlying, `underlying of ${id}`] as const),
    ...Object.entries(vaults.list).map(([id, { shareToken }]) => [shareToken, `vault ${id}`] as const),
    ...farms.list.map(({ pid, lpToken }) => [lpToken, `staked in farm ${pid}`] as const),
    ...farms.pools.map(({ sousId, contract }) => [contract, `pool ${sousId}`] as const),
    ...[Object.entries(contracts), Object.entries(exchange.contracts), ...sections]
      .flat()
      .map(([name, address]) => [address, name] as const),
    ...Object.entries(tokens).map(([symbol, { address }]) => [address, symbol] as const),
  ]
  return new Map(entries.map(([address, name]) => [address.toLowerCase(), name]))
}

/** HTML link to an address's page, with its label. */
export function addressLink(names: Names, address: string): string {
  const name = names.get(address.toLowerCase())
  const label = name === undefined ? '' : ` (${escapeHtml(name)})`
  return `<a href="/explorer/address/${escapeHtml(address)}"><code>${escapeHtml(address)}</code></a>${label}`
}

/**
 * HTML definition list.
 * @param rows escaped HTML
 */
export function definitionList(rows: readonly (readonly [string, string])[]): string {
  return `<dl>${rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl>`
}
