import type { ExtraGain } from '@/domain/vault/model/extraRewards'
import { formatToken } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'

/** Formatted amount of an extra reward; undefined if its token or price is unknown. */
export function extraText(gain: ExtraGain | undefined, locale: string): FigureText | undefined {
  if (gain?.wei === undefined || gain.symbol === undefined) return undefined
  return formatToken(gain.wei, gain.decimals, gain.symbol, locale)
}
