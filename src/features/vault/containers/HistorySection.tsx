import { useMemo } from 'react'
import { useShareHistory } from '@/domain/vault/history/useVaultHistory'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { Vault } from '@/domain/vault/vault'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { formatApy } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { HistoryCard } from '../components/HistoryCard'
import { liquidityPoints, sharePricePoints } from '../model/historyPoints'

/** A chart need not move with each block. */
const CLOCK_STEP_SEC = 60

export interface HistorySectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly vaultYield: Loadable<VaultYield>
}

export function HistorySection({ vault, shareToken, vaultYield }: HistorySectionProps) {
  const { locale } = useTranslation()
  const history = useShareHistory(shareToken, vault)
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
      forecast={figureView(vaultYield, ({ apy }) => apy && formatApy(apy, locale))}
      realised={known?.realised}
      cut={known?.cut}
      nowSec={nowSec}
    />
  )
}
