import type { OldBalance } from '@/domain/vault/reads'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { type TxState, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'

/** A withdrawal from an old version of a vault, or a deposit into the vault, that this browser sent. */
export interface MigrationMove {
  readonly hash: Hex
  readonly kind: 'deposit' | 'withdrawal'
  /** Its share token. */
  readonly vault: Address
  /** Underlying base units. */
  readonly wei: bigint
  readonly state: TxState
  /** Unix milliseconds. */
  readonly sentTime: number
  /** Absent while it is not mined. */
  readonly blockNumber?: number
}

export type MigrationStep =
  | { readonly status: 'none' }
  | { readonly status: 'leave'; readonly from: OldBalance; readonly totalWei: bigint }
  /** The withdrawal is out; what it changes cannot be read yet. */
  | { readonly status: 'leaving'; readonly totalWei: bigint }
  /** The withdrawals came through: this much waits in the wallet. */
  | { readonly status: 'deposit'; readonly wei: bigint; readonly withdrawals: readonly Hex[] }

/** What the records tell of a migration to `shareToken`. @param oldVaults share tokens of the vault's older versions */
export function migrationMoves(
  records: readonly TransactionRecord[],
  oldVaults: readonly Address[],
  shareToken: Address,
): readonly MigrationMove[] {
  return records.flatMap((record) => {
    const { hash, addedTime: sentTime, receipt, vaultMove } = record
    if (vaultMove === undefined) return []
    const { kind, vault, amount } = vaultMove
    const isOfMigration =
      kind === 'deposit' ? isSameAddress(vault, shareToken) : oldVaults.some((old) => isSameAddress(old, vault))
    if (!isOfMigration) return []
    return [
      {
        hash,
        kind,
        vault,
        wei: BigInt(amount),
        state: txState(record),
        sentTime,
        ...(receipt && { blockNumber: receipt.blockNumber }),
      },
    ]
  })
}

export interface MigrationFacts {
  readonly oldBalances: Loadable<readonly OldBalance[]>
  readonly moves: readonly MigrationMove[]
  /** The block in which the balance in an old vault was read. */
  readonly readBlockOf: (oldVault: Address) => number | undefined
}

const sum = (moves: readonly { readonly wei: bigint }[]) => moves.reduce((total, { wei }) => total + wei, 0n)

/** Where a migration stands, by what the chain holds and what was sent: the same before and after a reload. */
export function migrationStep({ oldBalances, moves, readBlockOf }: MigrationFacts): MigrationStep {
  if (!('value' in oldBalances)) return { status: 'none' }
  const [from] = oldBalances.value
  const totalWei = sum(oldBalances.value)
  const withdrawals = moves.filter(({ kind }) => kind === 'withdrawal')
  const waiting = withdrawals.find(({ state }) => state === 'pending')
  if (waiting !== undefined) return { status: 'leaving', totalWei: totalWei > 0n ? totalWei : waiting.wei }
  const brought = withdrawals.filter(({ state }) => state === 'succeeded')
  if (from !== undefined) {
    // An old vault that was just emptied still reads full until its balance is read again.
    const isStillOld = brought.some(
      ({ vault, blockNumber = 0 }) =>
        isSameAddress(vault, from.oldVault) && (readBlockOf(from.oldVault) ?? 0) < blockNumber,
    )
    return isStillOld ? { status: 'leaving', totalWei } : { status: 'leave', from, totalWei }
  }
  const since = Math.min(...brought.map(({ sentTime }) => sentTime))
  const deposited = moves.filter(
    ({ kind, state, sentTime }) =>
      kind === 'deposit' && sentTime >= since && (state === 'succeeded' || state === 'pending'),
  )
  const restWei = sum(brought) - sum(deposited)
  return restWei > 0n
    ? { status: 'deposit', wei: restWei, withdrawals: brought.map(({ hash }) => hash) }
    : { status: 'none' }
}
