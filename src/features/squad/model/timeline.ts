import type { SaleStatus, SquadSale } from '@/domain/squad/sale'

export const STAGES = ['presale', 'sale', 'claim', 'reveal'] as const
export type Stage = (typeof STAGES)[number]

export interface StageRow {
  readonly stage: Stage
  readonly state: 'done' | 'now' | 'next' | 'never'
  /** When it starts, where that is known, in Unix seconds. */
  readonly fromSec: number | undefined
}

/** The stages that are over, by the status of the sale. */
const DONE: Readonly<Record<SaleStatus, number>> = {
  pending: 0,
  premint: 0,
  presale: 0,
  sale: 1,
  drawing: 2,
  claim: 2,
  refund: 2,
}
const NOW: Readonly<Record<SaleStatus, readonly Stage[]>> = {
  pending: [],
  premint: [],
  presale: ['presale'],
  sale: ['sale'],
  drawing: [],
  // An NFT shows its image as soon as it is minted.
  claim: ['claim', 'reveal'],
  refund: [],
}

/** The stages of a sale, with what it does now. A sale that is refunded never comes to its claim. */
export function timeline({ status, preSaleSec, startSec }: SquadSale): readonly StageRow[] {
  return STAGES.map((stage, index): StageRow => {
    const fromSec = stage === 'presale' ? preSaleSec : stage === 'sale' ? startSec : undefined
    if (index < DONE[status]) return { stage, state: 'done', fromSec }
    if (NOW[status].includes(stage)) return { stage, state: 'now', fromSec }
    return { stage, state: status === 'refund' ? 'never' : 'next', fromSec }
  })
}

/** The statuses that a moment ends. */
export type TimedStatus = 'premint' | 'presale' | 'sale' | 'drawing'

/** The next change that only the time brings. */
export interface NextChange {
  readonly status: TimedStatus
  /** Unix seconds. */
  readonly atSec: number
}

/** The next change that only the time brings; undefined where there is none. */
export function nextChange({ status, preSaleSec, startSec, refundSec }: SquadSale): NextChange | undefined {
  switch (status) {
    case 'premint':
      return { status, atSec: preSaleSec }
    case 'presale':
      return { status, atSec: startSec }
    case 'sale':
    case 'drawing':
      return { status, atSec: refundSec }
    default:
      return undefined
  }
}

/** The share of the current phase that has passed, from 0 to 1. @param nowSec chain time in Unix seconds */
export function elapsedShare(sale: SquadSale, nowSec: number): number {
  const until = nextChange(sale)?.atSec
  // Nothing tells when the time before the presale began.
  if (until === undefined || sale.status === 'premint') return 0
  const from = sale.status === 'presale' ? sale.preSaleSec : sale.startSec
  return until <= from ? 1 : Math.min(1, Math.max(0, (nowSec - from) / (until - from)))
}
