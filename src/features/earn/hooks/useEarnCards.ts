import { useCallback, useEffect, useMemo, useRef } from 'react'
import { deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { useVaultReads } from '@/domain/vault/useVaultReads'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatApy, formatUsd } from '@/lib/figureFormat'
import { retryFailed } from '@/lib/loadable'
import { earnCard, oldVaultCard, type EarnCardView } from '../model/earnCard'

const entries = vaultTable.map((definition) => ({ definition, onNetwork: vaultOnNetwork(deployment, definition) }))
const vaults = entries.flatMap(({ onNetwork }) => (onNetwork.status === 'available' ? [onNetwork.vault] : []))

export interface EarnCards {
  readonly cards: readonly EarnCardView[]
  /** Reads again what failed of one vault; the same function between renders. */
  readonly retry: (vaultId: string) => void
}

/** The cards of the Earn list, as plain data. */
export function useEarnCards(): EarnCards {
  const wallet = useWallet()
  const { locale } = useTranslation()
  const account = wallet.status === 'connected' ? wallet.account : undefined
  const reads = useVaultReads(vaults, account)
  const readsById = useMemo(() => new Map(vaults.map((vault, index) => [vault.id, reads[index]])), [reads])
  const cards = useMemo(() => {
    const formats = {
      rate: (rate: Decimal) => formatApy(rate, locale),
      usd: (usd: Decimal) => formatUsd(usd, locale),
    }
    return entries.flatMap(({ definition, onNetwork }) => {
      if (onNetwork.status === 'missing') return [earnCard(definition, onNetwork, formats)]
      const vaultReads = readsById.get(definition.id)
      if (vaultReads === undefined) return []
      const oldCard = vaultReads.oldBalance === undefined ? undefined : oldVaultCard(definition, vaultReads.oldBalance, formats)
      const card = earnCard(definition, { reads: vaultReads }, formats)
      return oldCard === undefined ? [card] : [oldCard, card]
    })
  }, [readsById, locale])

  const latestReads = useRef(readsById)
  useEffect(() => {
    latestReads.current = readsById
  }, [readsById])
  const retry = useCallback((vaultId: string) => {
    const vaultReads = latestReads.current.get(vaultId)
    if (vaultReads !== undefined) retryFailed(Object.values(vaultReads))
  }, [])
  return { cards, retry }
}
