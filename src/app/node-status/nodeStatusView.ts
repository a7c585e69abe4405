import type { BlockState } from '@/store/block/blockSlice'
import type { Agreement } from '@/store/multicall/agreement'

export type NodeStatusView =
  | {
      readonly kind: 'good' | 'late'
      readonly block: number
      readonly ageSec: number
      readonly agreement: Exclude<Agreement, 'disputed'>
    }
  | { readonly kind: 'connecting' | 'down' | 'disputed' }

/** Without a new block for this long, the chain or all known nodes have stopped. */
const LATE_SEC = 60

/** The state of the node status light. @param nowMs Unix milliseconds of the computer, whose clock may be wrong */
export function nodeStatusView({ latest, hasFailed }: BlockState, agreement: Agreement, nowMs: number): NodeStatusView {
  if (hasFailed) return { kind: 'down' }
  if (agreement === 'disputed') return { kind: 'disputed' }
  if (latest === undefined) return { kind: 'connecting' }
  const ageSec = Math.max(0, Math.round(nowMs / 1000 - latest.timestampSec))
  return { kind: ageSec > LATE_SEC ? 'late' : 'good', block: latest.number, ageSec, agreement }
}
