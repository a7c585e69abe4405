import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { croLockContract } from '@/chain/contracts/croLock'
import type { Address } from '@/lib/hex'
import type { CroLock } from './lock'

/** How many locks one read lists. */
export const LOCKS_PER_PAGE = 30

export interface LockList {
  /** In the contract's order. */
  readonly tokenIds: readonly bigint[]
  /** How many locks the account has in all. */
  readonly count: number
}

/** Ids of the account's locks, the first `pages` pages of them. */
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

export function lockReading(contract: Address, tokenId: bigint): Reading<CroLock> {
  return callReading(croLockContract(contract).getLock(tokenId))
}
