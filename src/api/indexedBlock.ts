import * as v from 'valibot'
import type { IndexedBlock } from '@/lib/indexLag'
import { time, whole } from './graphScalars'

/** Parses `_meta { block { number timestamp } }` of a query; undefined if the index does not tell. */
export const indexedBlockAnswer = v.pipe(
  v.nullable(v.object({ block: v.object({ number: whole, timestamp: v.nullable(time) }) })),
  v.transform((meta): IndexedBlock | undefined =>
    meta === null ? undefined : { number: meta.block.number, timestampSec: meta.block.timestamp ?? undefined },
  ),
)
