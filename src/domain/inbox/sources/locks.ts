import { combineReadings } from '@/chain/calls/reading'
import type { Deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { type CroLock, isUnlocked } from '@/domain/lock/lock'
import { lockListReading, lockReading } from '@/domain/lock/reads'
import { withdrawLockTx } from '@/domain/lock/withdrawTx'
import { getNativeCurrency } from '@/domain/token/currency'
import type { Address } from '@/lib/hex'
import { type Clock, type Findings, type InboxItem, type InboxSource, isSoon } from '../item'

function lockItem(network: Deployment, contract: Address, lock: CroLock, clock: Clock): readonly InboxItem[] {
  const { tokenId, croAmount, reward } = lock
  const endSec = Number(lock.unlockEndTime)
  const shared = {
    id: `lock ${tokenId}`,
    area: 'croLock',
    amounts: [{ currency: getNativeCurrency(), wei: croAmount + reward }],
    path: routes.croLock,
  } as const
  const values = { id: tokenId.toString() }
  if (isUnlocked(lock, clock.timeSec))
    return [
      {
        ...shared,
        kind: 'claim',
        title: { key: 'inbox.title.croLock', values },
        sinceSec: endSec,
        claim: withdrawLockTx(contract, lock),
      },
    ]
  const until = { timeSec: endSec }
  return isSoon(until, clock, network)
    ? [{ ...shared, kind: 'ending', title: { key: 'inbox.title.croLock.ending', values }, until }]
    : []
}

/** CRO locks that have ended, and those that will end soon. */
export const lockSource: InboxSource = {
  area: 'croLock',
  readings: ({ network, account, clock }) => {
    const { croLock } = network.lock.contracts
    if (croLock === undefined) return []
    return [
      combineReadings(
        [lockListReading(croLock, account, 1), clock],
        ({ tokenIds, count }, now): Findings => ({
          items: [],
          ...(count > tokenIds.length && { leftOut: 'olderLocks' as const }),
          rest: combineReadings(
            tokenIds.map((id) => lockReading(croLock, id)),
            (...locks): Findings => ({ items: locks.flatMap((lock) => lockItem(network, croLock, lock, now)) }),
          ),
        }),
      ),
    ]
  },
}
