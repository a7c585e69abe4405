import { formatAmount } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import type { FigureText } from '@/lib/figureView'
import { CRO_DECIMALS } from './croUnits'

const SIGNIFICANT = 6
const SYMBOL = 'CRO'

/** An amount with its unit, for a sentence. */
export function croText(wei: bigint, locale: string): string {
  return `${formatAmount(wei, CRO_DECIMALS, { significant: SIGNIFICANT, locale })} ${SYMBOL}`
}

/** A net result with its sign, for a sentence. */
export function netText(wei: bigint, locale: string): string {
  return `${wei > 0n ? '+' : ''}${croText(wei, locale)}`
}

/** An amount as a figure. */
export function croFigure(wei: bigint, locale: string): FigureText {
  return formatToken(wei, CRO_DECIMALS, SYMBOL, locale)
}
