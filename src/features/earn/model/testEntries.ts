import { vaultTable } from '@/config/vaultTable'
import { testDeployedVault, testNetwork, testVault } from '@/domain/vault/testVaults'
import type { Decimal } from '@/lib/decimal'
import { LOADING } from '@/lib/loadable'
import { earnCard } from './earnCard'
import type { EarnEntry } from './findVaults'
import type { SortValues } from './sort'
import { type VaultFacts, vaultFacts } from './vaultFacts'

const source = { reads: { vaultYield: LOADING, liquidity: LOADING, deposited: undefined }, earned: undefined }
const formats = {
  rate: (rate: Decimal) => ({ text: rate.toFixed(), full: '' }),
  usd: (usd: Decimal) => ({ text: usd.toFixed(), full: '' }),
  compactUsd: (usd: Decimal) => ({ text: usd.toFixed(), full: '' }),
}
const none: SortValues = { apy: undefined, tvl: undefined, deposit: undefined }

/** A vault of the finder, for tests. */
export function testEntry(
  facts: Partial<VaultFacts> & { readonly id: string },
  change: Partial<Omit<EarnEntry, 'facts'>> = {},
): EarnEntry {
  const definition = vaultTable.find(({ id }) => id === facts.id) ?? testVault({ id: facts.id })
  const network = { ...testNetwork, vaults: { [facts.id]: testDeployedVault } }
  return {
    facts: { ...vaultFacts(definition, network), ...facts },
    values: none,
    isMine: false,
    card: earnCard(definition, source, formats),
    ...change,
  }
}

/** Every vault of the table. */
export const tableEntries: readonly EarnEntry[] = vaultTable.map(({ id }) => testEntry({ id }))
