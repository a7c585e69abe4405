import { useMemo } from 'react'
import { fromDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { useEarned } from '@/domain/vault/useEarned'
import { useVaultReads, useVaultYields } from '@/domain/vault/useVaultReads'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatApy, formatUsd, formatUsdCompact } from '@/lib/figureFormat'
import { valueOf } from '@/lib/loadable'
import { createSearchIndex, type SearchIndex, withAddress } from '@/widgets/finder/model/searchIndex'
import type { EarnEntry } from '../earnFinder'
import { type EarnCardView, earnCard, oldVaultCard } from '../model/earnCard'
import { vaultSearchTexts } from '../model/vaultSearchTexts'

const getListed = fromDeployment((deployment) => {
  const listed = vaultTable.map((definition) => {
    const onNetwork = vaultOnNetwork(deployment, definition)
    let index: SearchIndex | undefined
    const current = onNetwork.status === 'available' ? onNetwork.vault : (onNetwork.observed ?? definition)
    return {
      definition: current,
      onNetwork,
      deployBlock: deployment.vaults.list[current.id]?.deployBlock,
      getSearchIndex: () => (index ??= createSearchIndex(vaultSearchTexts(current, deployment))),
    }
  })
  return {
    listed,
    hasIndex: deployment.subgraphs['vaults'] !== undefined,
    vaults: listed.flatMap(({ onNetwork }) => (onNetwork.status === 'available' ? [onNetwork.vault] : [])),
    /** Vaults that are not on this network, but whose source of yield is. */
    observed: listed.flatMap(({ onNetwork }) => (onNetwork.status === 'missing' ? (onNetwork.observed ?? []) : [])),
  }
})

export interface EarnCards {
  /** Every vault of the table, in its order. */
  readonly entries: readonly EarnEntry[]
  /** Of older versions that the account still has a balance in. */
  readonly oldCards: readonly EarnCardView[]
}

/** The cards of the Earn list, as plain data. */
export function useEarnCards(savedIds: ReadonlySet<string>): EarnCards {
  const { listed, hasIndex, vaults, observed } = getListed()
  const { locale } = useTranslation()
  const account = useAccount()
  const reads = useVaultReads(vaults, account)
  const earned = useEarned(vaults, reads, account)
  const observedYields = useVaultYields(observed)
  const observedById = useMemo(
    () => new Map(observed.map(({ id }, index) => [id, observedYields[index]])),
    [observed, observedYields],
  )
  const readsById = useMemo(() => new Map(vaults.map(({ id }, index) => [id, reads[index]] as const)), [vaults, reads])
  return useMemo(() => {
    const formats = {
      rate: (rate: Decimal) => formatApy(rate, locale),
      usd: (usd: Decimal) => formatUsd(usd, locale),
      compactUsd: (usd: Decimal) => formatUsdCompact(usd, locale),
    }
    const found: EarnEntry[] = []
    const old: EarnCardView[] = []
    for (const { definition, onNetwork, deployBlock, getSearchIndex } of listed) {
      const known = { definition, deployBlock, getSearchIndex, isSaved: savedIds.has(definition.id) }
      const vaultReads = readsById.get(definition.id)
      if (onNetwork.status === 'missing' || vaultReads === undefined) {
        const parts = onNetwork.status === 'missing' ? onNetwork.parts : []
        const vaultYield = observedById.get(definition.id)
        const source = vaultYield === undefined ? {} : { observed: vaultYield }
        const card = earnCard(definition, { parts, ...source }, formats)
        found.push({ ...known, ...(vaultYield && { vaultYield }), isMine: false, card })
        continue
      }
      const indexed = hasIndex && { indexed: { shareToken: valueOf(vaultReads.shareToken) } }
      const own = { reads: vaultReads, earned: earned.get(definition.id), ...indexed }
      const card = earnCard(definition, own, formats)
      const oldCard = vaultReads.oldBalance && oldVaultCard(definition, vaultReads.oldBalance, formats)
      if (oldCard !== undefined) old.push(oldCard)
      const isMine = card.hasBalance || oldCard !== undefined
      const { shareToken, vaultYield, liquidity, deposited } = vaultReads
      found.push({
        ...known,
        // The deployment does not list a share token that the factory made later.
        getSearchIndex: () => withAddress(getSearchIndex(), valueOf(shareToken)),
        vaultYield,
        liquidity,
        deposited,
        isMine,
        card,
      })
    }
    return { entries: found, oldCards: old }
  }, [listed, hasIndex, readsById, earned, observedById, savedIds, locale])
}
