import { vaultTable } from '@/config/vaultTable'
import { testDeployedVault, testNetwork, testVault } from '@/domain/vault/testing/vaults'
import type { EarnEntry } from '@/features/earn/earnFinder'
import { earnCard } from '@/features/earn/model/earnCard'
import { vaultSearchTexts } from '@/features/earn/model/vaultSearchTexts'
import type { Decimal } from '@/lib/decimal'
import { LOADING } from '@/lib/loadable'
import { createSearchIndex } from '@/widgets/finder/model/searchIndex'

const source = { reads: { vaultYield: LOADING, liquidity: LOADING, deposited: undefined }, earned: undefined }
const formats = {
  rate: (rate: Decimal) => ({ text: rate.toFixed(), full: '' }),
  usd: (usd: Decimal) => ({ text: usd.toFixed(), full: '' }),
  compactUsd: (usd: Decimal) => ({ text: usd.toFixed(), full: '' }),
}

/** A vault of the finder, for tests. @param id of the table, or of an LP vault of its own */
export function testEntry(id: string, change: Partial<EarnEntry> = {}): EarnEntry {
  const definition = vaultTable.find((listed) => listed.id === id) ?? testVault({ id })
  const network = { ...testNetwork, vaults: { contracts: {}, list: { [id]: testDeployedVault } } }
  return {
    definition,
    deployBlock: 0,
    getSearchIndex: () => createSearchIndex(vaultSearchTexts(definition, network)),
    isMine: false,
    isSaved: false,
    card: earnCard(definition, source, formats),
    ...change,
  }
}

/** Every vault of the table. */
export const tableEntries: readonly EarnEntry[] = vaultTable.map(({ id }) => testEntry(id))
