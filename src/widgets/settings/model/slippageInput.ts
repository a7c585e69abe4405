import { formatAmount } from '@/lib/amount'

/** Slippages that are offered, in basis points and as they are written. */
export const SLIPPAGE_PRESETS = [
  { bps: 10, percent: '0.1' },
  { bps: 50, percent: '0.5' },
  { bps: 100, percent: '1.0' },
] as const
/** The first slippage that is refused. */
const END_BPS = 5000
const LOW_BPS = 50
const HIGH_BPS = 500
const PERCENT = /^(\d{0,4})(?:\.(\d{0,2}))?$/

/** What was typed, with a comma as the dot that it stands for. */
export function tidySlippage(typed: string): string {
  return typed.trim().replaceAll(',', '.')
}

/** Percent with up to two decimals as basis points; undefined where it is none, or half or more of the trade. */
export function parseSlippage(text: string): number | undefined {
  const [, whole = '', part = ''] = PERCENT.exec(text) ?? []
  if (whole === '' && part === '') return undefined
  const bps = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bps < END_BPS ? bps : undefined
}

/** Basis points as percent as they are typed, without zeros at the end. */
export function slippageText(bps: number): string {
  const places = (bps % 100).toString().padStart(2, '0').replace(/0+$/, '')
  const whole = Math.floor(bps / 100).toString()
  return places === '' ? whole : `${whole}.${places}`
}

/** Basis points as percent for reading, without its sign. */
export function formatSlippage(bps: number, locale: string): string {
  return formatAmount(BigInt(bps), 2, { locale })
}

/** Whether a slippage is so low that trades may fail, or so high that somebody may profit from it. */
export function slippageWarning(bps: number): 'low' | 'high' | undefined {
  if (bps < LOW_BPS) return 'low'
  return bps > HIGH_BPS ? 'high' : undefined
}
