import { useCallback, useEffect, useMemo, useRef } from 'react'
import { fromDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { useEarned } from '@/domain/vault/useEarned'
import { useVaultReads, useVaultYields, type VaultReads } from '@/domain/vault/useVaultReads'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatApy, formatUsd, formatUsdCompact } from '@/lib/figureFormat'
import { retryFailed, valueOf } from '@/lib/loadable'
import { type EarnCardView, type EarnReads, earnCard, oldVaultCard } from '../model/earnCard'
import type { EarnEntry } from '../model/findVaults'
import { type SortValues, toSortValue } from '../model/sort'
import { type VaultFacts, vaultFacts } from '../model/vaultFacts'

const getListed = fromDeployment((deployment) => {
  const listed = vaultTable.map((definition) => {
    const onNetwork = vaultOnNetwork(deployment, definition)
    const current = onNetwork.status === 'available' ? onNetwork.vault : (onNetwork.observed ?? definition)
    return { definition: current, onNetwork, facts: vaultFacts(current, deployment) }
  })
  return {
    listed,
    vaults: listed.flatMap(({ onNetwork }) => (onNetwork.status === 'available' ? [onNetwork.vault] : [])),
    /** Not on this network themselves, but what they would earn from is. */
    observed: listed.flatMap(({ onNetwork }) => (onNetwork.status === 'missing' ? (onNetwork.observed ?? []) : [])),
  }
})
const unknown: SortValues = { apy: undefined, tvl: undefined, deposit: undefined }

export interface EarnCards {
  /** Every vault of the table, in its order. */
  readonly entries: readonly EarnEntry[]
  /** Of older versions in which the account still has something. */
  readonly oldCards: readonly EarnCardView[]
  /** Reads again what failed of one vault; the same function between renders. */
  readonly retry: (vaultId: string) => void
}

/** The cards of the Earn list, as plain data. */
export function useEarnCards(): EarnCards {
  const { listed, vaults, observed } = getListed()
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
  const { entries, oldCards } = useMemo(() => {
    const formats = {
      rate: (rate: Decimal) => formatApy(rate, locale),
      usd: (usd: Decimal) => formatUsd(usd, locale),
      compactUsd: (usd: Decimal) => formatUsdCompact(usd, locale),
    }
    const found: EarnEntry[] = []
    const old: EarnCardView[] = []
    for (const { definition, onNetwork, facts } of listed) {
      const vaultReads = readsById.get(definition.id)
      if (onNetwork.status === 'missing' || vaultReads === undefined) {
        const parts = onNetwork.status === 'missing' ? onNetwork.parts : []
        const vaultYield = observedById.get(definition.id)
        const values =
          vaultYield === undefined ? unknown : { ...unknown, apy: toSortValue(vaultYield, ({ apy }) => apy) }
        const source = { parts, ...(vaultYield === undefined ? {} : { observed: vaultYield }) }
        found.push({ facts, values, isMine: false, card: earnCard(definition, source, formats) })
        continue
      }
      const card = earnCard(definition, { reads: vaultReads, earned: earned.get(definition.id) }, formats)
      const oldCard = vaultReads.oldBalance && oldVaultCard(definition, vaultReads.oldBalance, formats)
      if (oldCard !== undefined) old.push(oldCard)
      const isMine = card.hasBalance || oldCard !== undefined
      found.push({
        facts: withShareToken(facts, vaultReads),
        // Asked for where the list is sorted by them.
        get values() {
          return sortValues(vaultReads)
        },
        isMine,
        card,
      })
    }
    return { entries: found, oldCards: old }
  }, [listed, readsById, earned, observedById, locale])

  const latest = useRef({ readsById, earned, observedById })
  useEffect(() => {
    latest.current = { readsById, earned, observedById }
  }, [readsById, earned, observedById])
  const retry = useCallback((vaultId: string) => {
    const { readsById: own, earned: gains, observedById: others } = latest.current
    const mine = own.get(vaultId)
    retryFailed([
      mine?.shareToken,
      mine?.vaultYield,
      mine?.liquidity,
      mine?.deposited,
      mine?.oldBalance,
      gains.get(vaultId),
      others.get(vaultId),
    ])
  }, [])
  return { entries, oldCards, retry }
}

function sortValues({ vaultYield, liquidity, deposited }: EarnReads): SortValues {
  return {
    apy: toSortValue(vaultYield, ({ apy }) => apy),
    tvl: toSortValue(liquidity, ({ usd }) => usd),
    deposit: deposited && toSortValue(deposited, ({ usd }) => usd),
  }
}

/** The deployment does not list a share token that the factory made later. */
function withShareToken(facts: VaultFacts, { shareToken }: Pick<VaultReads, 'shareToken'>): VaultFacts {
  const made = valueOf(shareToken)?.slice(2).toLowerCase()
  return made === undefined || facts.addresses.includes(made)
    ? facts
    : { ...facts, addresses: [...facts.addresses, made] }
}
