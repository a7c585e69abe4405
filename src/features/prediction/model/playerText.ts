import type { IndexedPlayer } from '@/api/prediction/parse'
import { formatDecimal } from '@/lib/amount'

const CRO_PLACES = 4
const PERCENT_PLACES = 1

/** The figures of a player. */
export function playerTexts({ netCro, totalCro, winRate, wonBets, settledBets }: IndexedPlayer, locale: string) {
  const sign = netCro.isPositive() && !netCro.isZero() ? '+' : ''
  return {
    net: `${sign}${formatDecimal(netCro, { places: CRO_PLACES, locale })} CRO`,
    total: `${formatDecimal(totalCro, { places: CRO_PLACES, locale })} CRO`,
    rate: `${formatDecimal(winRate, { places: PERCENT_PLACES, locale })} %`,
    won: String(wonBets),
    settled: String(settledBets),
  }
}
