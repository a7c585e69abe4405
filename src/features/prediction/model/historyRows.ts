import { type BetRecord, isUncollected } from '@/domain/prediction/model/betRecord'

/** Which bets the history shows. */
export const historyFilters = ['all', 'collected', 'uncollected'] as const
export type HistoryFilter = (typeof historyFilters)[number]

export function filterHistory(records: readonly BetRecord[], filter: HistoryFilter): readonly BetRecord[] {
  switch (filter) {
    case 'all':
      return records
    case 'collected':
      return records.filter(({ isClaimed }) => isClaimed)
    case 'uncollected':
      return records.filter(isUncollected)
  }
}
