import { useMemo } from 'react'
import { useShareHistory } from '@/domain/vault/history/useVaultHistory'
import type { Vault } from '@/domain/vault/vault'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { HistoryCard } from '../components/HistoryCard'
import { liquidityPoints, sharePricePoints } from '../model/historyPoints'

/** A chart need not move with each block. */
const CLOCK_STEP_SEC = 60

export function HistorySection({ vault, shareToken }: { readonly vault: Vault; readonly shareToken: Address }) {
  const { locale } = useTranslation()
  const history = useShareHistory(shareToken, vault.deployed.deployBlock ?? 0)
  const nowSec = Math.floor(useNowSec() / CLOCK_STEP_SEC) * CLOCK_STEP_SEC
  const {
    underlyingFriendlyName: asset,
    deployed: { underlyingDecimals: decimals },
  } = vault
  const known = valueOf(history)
  const charts = useMemo(() => {
    const units = { decimals, asset, locale }
    return known && { price: sharePricePoints(known.points, units), liquidity: liquidityPoints(known.points, units) }
  }, [known, decimals, asset, locale])
  return (
    <HistoryCard
      asset={asset}
      history={history}
      charts={charts}
      realised={known?.realised}
      cut={known?.cut}
      nowSec={nowSec}
    />
  )
}
