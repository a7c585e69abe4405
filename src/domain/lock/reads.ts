import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { croLockContract } from '@/chain/contracts/croLock'
import type { Address } from '@/lib/hex'
import type { CroLock } from './lock'

/** Locks per page. */
export const LOCKS_PER_PAGE = 30

export interface LockList {
  /** In the contract's order. */
  readonly tokenIds: readonly bigint[]
  /** Total number of the account's locks. */
  readonly count: number
}

/** Ids of the account's first `pages` pages of locks. */
export function lockListReading(contract: Address, account: Address, pages: number): Reading<LockList> {
  const page = (index: number) => {
    const start = index * LOCKS_PER_PAGE
    return callReading(croLockContract(contract).getTokenIds(account, BigInt(start), BigInt(start + LOCKS_PER_PAGE)))
  }
  const parts = Array.from({ length: pages }, (_, index) => page(index))
  const count = callReading(croLockContract(contract).balanceOf(account))
  return combineReadings([combineReadings(parts, (...lists) => lists.flat()), count], (tokenIds, total) => ({
    tokenIds,
    count: Number(total),
  }))
}

/** One lock. */
export function lockReading(contract: Address, tokenId: bigint): Reading<CroLock> {
  return callReading(croLockContract(contract).getLock(tokenId))
}
