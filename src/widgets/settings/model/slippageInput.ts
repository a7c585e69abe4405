import { formatAmount } from '@/lib/amount'

/** Slippage presets, in basis points and as text. */
export const SLIPPAGE_PRESETS = [
  { bps: 10, percent: '0.1' },
  { bps: 50, percent: '0.5' },
  { bps: 100, percent: '1.0' },
] as const
/** Values from here on are rejected. */
const END_BPS = 5000
const LOW_BPS = 50
const HIGH_BPS = 500
const PERCENT = /^(\d{0,4})(?:\.(\d{0,2}))?$/

/** Normalizes the input: a comma becomes a dot. */
export function sanitizeSlippage(typed: string): string {
  return typed.trim().replaceAll(',', '.')
}

/** Parses per cent with up to two decimals to basis points; undefined if invalid, or 50 % or more. */
export function parseSlippage(text: string): number | undefined {
  const [, whole = '', part = ''] = PERCENT.exec(text) ?? []
  if (whole === '' && part === '') return undefined
  const bps = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bps < END_BPS ? bps : undefined
}

/** Basis points as editable per cent, without trailing zeros. */
export function slippageText(bps: number): string {
  const places = (bps % 100).toString().padStart(2, '0').replace(/0+$/, '')
  const whole = Math.floor(bps / 100).toString()
  return places === '' ? whole : `${whole}.${places}`
}

/** Basis points as localized per cent, without the sign. */
export function formatSlippage(bps: number, locale: string): string {
  return formatAmount(BigInt(bps), 2, { locale })
}

/** Whether the slippage tolerance is low enough to make trades fail, or high enough to be frontrun. */
export function slippageWarning(bps: number): 'low' | 'high' | undefined {
  if (bps < LOW_BPS) return 'low'
  return bps > HIGH_BPS ? 'high' : undefined
}
