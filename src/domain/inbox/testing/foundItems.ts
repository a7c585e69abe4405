import { constantReading } from '@/chain/calls/reading'
import type { Deployment } from '@/config/deployment'
import { type Answer, readerOf } from '@/domain/farm/testing/answers'
import type { Address } from '@/lib/hex'
import { numberedAddress } from '@/lib/testing/addresses'
import { inboxState, type ReadPart, restOf } from '../findings'
import type { InboxSource } from '../item'

export const ACCOUNT: Address = numberedAddress(0xacc)
export const NOW = { timeSec: 1_740_000_000, block: 1_000 } as const

/** What a source finds with these answers of the chain; any other call fails. */
export function foundItems(source: InboxSource, network: Deployment, answers: readonly Answer[]) {
  const read = readerOf(answers)
  const context = { network, account: ACCOUNT, clock: constantReading(NOW) }
  let level = source.readings(context).map((reading) => ({ area: source.area, reading }))
  const parts: ReadPart[] = []
  while (level.length > 0) {
    const known = level.map((part): ReadPart => ({ ...part, found: part.reading.derive(read) }))
    parts.push(...known)
    level = restOf(known).map(({ area, reading }) => ({ area, reading }))
  }
  return inboxState(parts)
}
