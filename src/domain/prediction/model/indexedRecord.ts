import type { IndexedBet } from '@/api/prediction/parse'
import type { BetRecord } from './betRecord'

/** A bet as the index has it. */
export function indexedRecord({ result, claimHash, ...bet }: IndexedBet): BetRecord {
  return { ...bet, result: result ?? 'open', ...(claimHash !== undefined && { claimHash }) }
}
