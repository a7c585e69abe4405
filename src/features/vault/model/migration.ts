import type { OldBalance } from '@/domain/vault/reads'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { type TxState, txState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'

/** A withdrawal from an old version of the vault, or a deposit into the vault, sent from this browser. */
export interface MigrationMove {
  readonly hash: Hex
  readonly kind: 'deposit' | 'withdrawal'
  /** Share token of that vault. */
  readonly vault: Address
  /** Underlying base units. */
  readonly wei: bigint
  readonly state: TxState
  /** Unix milliseconds. */
  readonly sentTime: number
  /** Absent while pending. */
  readonly blockNumber?: number
}

export type MigrationStep =
  | { readonly status: 'none' }
  | { readonly status: 'leave'; readonly from: OldBalance; readonly totalWei: bigint }
  /** The withdrawal is pending, or mined but not yet reflected in the balances read. */
  | { readonly status: 'leaving'; readonly totalWei: bigint }
  /** The withdrawal is confirmed: this amount can be deposited. */
  | { readonly status: 'deposit'; readonly wei: bigint; readonly withdrawals: readonly Hex[] }

/**
 * Extracts the moves of a migration to `shareToken` from the recorded transactions. @param oldVaults share tokens of
 * the vault's older versions
 */
export function migrationMoves(
  records: readonly TransactionRecord[],
  oldVaults: readonly Address[],
  shareToken: Address,
): readonly MigrationMove[] {
  return records.flatMap((record) => {
    const { hash, addedTime: sentTime, receipt, move } = record
    if (move === undefined) return []
    const { kind, contract: vault, amount } = move
    if (kind === 'zap' || kind === 'unstake') return []
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
  /** Block at which the balance in an old vault was read. */
  readonly readBlockOf: (oldVault: Address) => number | undefined
}

const sum = (moves: readonly { readonly wei: bigint }[]) => moves.reduce((total, { wei }) => total + wei, 0n)

/** Current step of a migration, derived from chain balances and sent transactions, so it survives a reload. */
export function migrationStep({ oldBalances, moves, readBlockOf }: MigrationFacts): MigrationStep {
  if (!('value' in oldBalances)) return { status: 'none' }
  const [from] = oldBalances.value
  const totalWei = sum(oldBalances.value)
  const withdrawals = moves.filter(({ kind }) => kind === 'withdrawal')
  const waiting = withdrawals.find(({ state }) => state === 'pending')
  if (waiting !== undefined) return { status: 'leaving', totalWei: totalWei > 0n ? totalWei : waiting.wei }
  const brought = withdrawals.filter(({ state }) => state === 'succeeded')
  if (from !== undefined) {
    // Until its balance is read again, an old vault that was just emptied still shows the old balance.
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
