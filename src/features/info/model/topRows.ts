import type { InfoDoubt } from '@/domain/exchange-info/model/info'

/** Three pages of a top list. */
const TOP_COUNT = 30

/** The first rows whose figures can be trusted: others are not ranked. @param rows ranked */
export function topRows<Row extends { readonly doubts: readonly InfoDoubt[] }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ doubts }) => doubts.length === 0).slice(0, TOP_COUNT)
}
