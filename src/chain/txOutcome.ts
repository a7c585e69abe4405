/** 'unknown' where there is no record of it, or where that was cleared. */
export type TxOutcome = 'pending' | 'succeeded' | 'failed' | 'unknown'
