import type { MarketDay } from '@/api/nft-market/parse'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'
import type { ChartPoint } from '@/widgets/chart/timeRange'

const DAY_SEC = 86_400
/** Days drawn: a point for each, also without sales. */
const MAX_DAYS = 1_000
const ZERO = new Decimal(0)

/** The volume of each day until now, oldest first, with those without a sale. */
export function volumePoints(days: readonly MarketDay[], nowSec: number, locale: string): readonly ChartPoint[] {
  const first = days[0]
  if (first === undefined) return []
  const byDay = new Map(days.map(({ timeSec, volumeCro }) => [timeSec, volumeCro]))
  const today = Math.floor(nowSec / DAY_SEC) * DAY_SEC
  const start = Math.max(first.timeSec, today - MAX_DAYS * DAY_SEC)
  return Array.from({ length: Math.max(0, (today - start) / DAY_SEC) + 1 }, (_, index) => {
    const timeSec = start + index * DAY_SEC
    const volume = byDay.get(timeSec) ?? ZERO
    return { timeSec, value: volume.toNumber(), text: `${formatDecimal(volume, { locale })} CRO` }
  })
}
