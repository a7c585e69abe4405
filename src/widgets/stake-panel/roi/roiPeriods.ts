import type { Translation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { Decimal } from '@/lib/decimal'

/** Days; the longest is what the other calculators of the field show. */
export const periods = ['1', '7', '14', '30', '365', '1825'] as const

/** Days between two compounds. */
export const intervals = ['1', '7', '14', '30', 'never'] as const
export type RoiInterval = (typeof intervals)[number]

export const MAX_DAYS = 3_650

/** A number of days in words. */
export function daysText(days: number, { t, locale }: Pick<Translation, 't' | 'locale'>): string {
  return t('stake.roi.days', { count: days, days: formatDecimal(new Decimal(days), { locale }) })
}
