import { fromDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { namedContracts } from '@/domain/contract/namedContracts'
import type { TranslatableText } from '@/i18n/keys'

/** Contracts that hold LP tokens for many accounts, by address in lower case, with their names. */
export const getLpContracts = fromDeployment((network): ReadonlyMap<string, TranslatableText> => {
  const chefs = vaultTable.flatMap(({ id, defi }) => {
    const source = network.vaults.list[id]?.yieldSource
    return source !== undefined && 'chef' in source
      ? [[source.chef.toLowerCase(), { key: 'infoDetail.holders.farm', values: { protocol: defi } }] as const]
      : []
  })
  const own = [...namedContracts(network, vaultTable)].map(([address, { name }]) => [address, name] as const)
  return new Map<string, TranslatableText>([...chefs, ...own])
})
