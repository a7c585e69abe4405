import { useMemo } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { readBlockHash } from '@/chain/tx/minedTx'
import {
  type DrawProof,
  type DrawRecord,
  drawRecordReading,
  proveDraw,
  randomGeneratorReading,
} from '@/domain/lottery/drawProof'
import type { Lottery } from '@/domain/lottery/lottery'
import type { LotteryRound } from '@/domain/lottery/round'
import { useLotteryRound } from '@/domain/lottery/useLottery'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'

/** A draw as the chain has it, computed again where it is complete. */
export interface ProvenDraw {
  readonly round: LotteryRound
  readonly generator: Address
  /** Undefined if the generator is no BlockHashRandom. */
  readonly record: DrawRecord | undefined
  /** Undefined until the number is drawn. */
  readonly proof: DrawProof | undefined
}

/** Reads the draw of a lottery, and computes its number again. */
export function useDrawProof(lottery: Lottery, id: number): Loadable<ProvenDraw> {
  const { address } = lottery
  const round = useLotteryRound(lottery, id)
  const generator = useReading(useMemo(() => randomGeneratorReading(address), [address]))
  const at = valueOf(generator)
  const record = useReading(useMemo(() => (at === undefined ? undefined : drawRecordReading(at, id)), [at, id]))
  const target = valueOf(record)?.targetBlock ?? 0
  const isReady = valueOf(record)?.isReady === true
  // A node that doesn't answer leaves this check open; the others need no node.
  const nodeHash = useService(
    isReady ? `lottery/block/${target}` : undefined,
    () => readBlockHash(readClient, target),
    { isFixed: true },
  )
  return useMemo(() => {
    const both = combineLoadables([round, generator])
    // They are read together, so a record that fails alone is missing in the contract.
    if (record.status === 'failed')
      return mapLoadable(both, ([known, from]) => ({
        round: known,
        generator: from,
        record: undefined,
        proof: undefined,
      }))
    return mapLoadable(combineLoadables([both, record]), ([[known, from], draw]) => ({
      round: known,
      generator: from,
      record: draw,
      proof: draw.isReady ? proveDraw(id, draw, known.finalNumber, valueOf(nodeHash)) : undefined,
    }))
  }, [round, generator, record, nodeHash, id])
}
