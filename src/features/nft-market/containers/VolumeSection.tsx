import { useMemo } from 'react'
import type { NftMarket } from '@/domain/nft-market/market'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { ChartLicense } from '@/widgets/chart/ChartLicense'
import { CHART_HEIGHT } from '@/widgets/chart/ChartSection'
import { TimeChart } from '@/widgets/chart/TimeChart'
import { useMarketDays } from '../hooks/useActivity'
import { volumePoints } from '../model/volumePoints'

const DAY_SEC = 86_400

export interface VolumeSectionProps {
  readonly market: NftMarket
  readonly collection: Address | undefined
}

/** The volume of each day; nothing while the index is unavailable, which the list below says. */
export function VolumeSection({ market, collection }: VolumeSectionProps) {
  const { t, locale } = useTranslation()
  const days = useMarketDays(market, collection)
  const now = useNowSec()
  // Drawn again once a day.
  const nowSec = Math.ceil(now / DAY_SEC) * DAY_SEC - 1
  const known = valueOf(days)
  const points = useMemo(() => volumePoints(known ?? [], nowSec, locale), [known, nowSec, locale])
  if (market.subgraphUrls === undefined || days.status === 'failed') return null
  if (days.status === 'loading') return <Skeleton width="100%" height={CHART_HEIGHT} />
  return (
    <Stack gap={8}>
      <TimeChart title={t('nftMarket.dailyVolume')} points={points} nowSec={nowSec} level={2} />
      <ChartLicense />
    </Stack>
  )
}
