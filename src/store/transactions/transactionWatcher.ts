import type { Dispatch, MiddlewareAPI } from '@reduxjs/toolkit'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type MinedIn, readConfirmedInclusionStatus, readConfirmedTxStatus, type TxStatus } from '@/chain/tx/txStatus'
import { readBatch } from '@/chain/tx/walletBatches'
import { type Address, type Hex, isSameAddress } from '@/lib/hex'
import { walletSession } from '@/wallet/session'
import { type BlockState, blockRequested } from '../block/blockSlice'
import type { BlockTimeState } from '../block/blockTimeSlice'
import { callsTouched } from '../multicall/multicallSlice'
import { shouldCheckReceipt } from './recheck'
import { RECENT_WINDOW_MS, type TransactionRecord } from './transaction'
import { checked, finalized, reorganised } from './transactionChanges'
import { selectTransactions, type TransactionsState, transactionUpdated } from './transactionsSlice'

export interface WatchedNetwork {
  readonly client: RpcClient
  readonly chainId: number
  readonly multicall: Address | undefined
}

export interface WatchedState {
  readonly block: BlockState
  readonly blockTime?: BlockTimeState
  readonly transactions: TransactionsState
}

/** A transaction that no node has known for this long is dropped. Nodes may come and go in the meantime. */
const DROPPED_AFTER_MS = 180_000
/** Number of confirmations after which a mined transaction is no longer checked for reorgs. */
const REORGANISATION_DEPTH = 12

function minedIn({ receipt, ending }: TransactionRecord): MinedIn | undefined {
  if (receipt !== undefined)
    return { hash: receipt.transactionHash, blockNumber: receipt.blockNumber, blockHash: receipt.blockHash }
  if (ending === undefined || ending.kind === 'dropped') return undefined
  const { hash, blockNumber, blockHash } = ending
  return hash === undefined || blockNumber === undefined || blockHash === undefined
    ? undefined
    : { hash, blockNumber, blockHash }
}

/** Replaced and cancelled transactions are final; a dropped one may reappear while it is shown. */
function isOver({ ending, addedTime }: TransactionRecord, nowMs: number): boolean {
  return ending !== undefined && (ending.kind !== 'dropped' || nowMs - addedTime > RECENT_WINDOW_MS)
}

export interface TransactionWatcher {
  /** Checks all pending transactions, and recently mined ones for reorgs. */
  checkAll(): void
}

/** Watches sent transactions until they are final, and refreshes the reads that they change. */
export function createTransactionWatcher(
  { client, chainId, multicall }: WatchedNetwork,
  api: MiddlewareAPI<Dispatch, WatchedState>,
): TransactionWatcher {
  const checking = new Set<Hex>()
  const waiting = new Set<Hex>()

  /** Comes before the record is final, so that nothing read earlier counts once it is. */
  function refresh({ hash, touches }: TransactionRecord, blockNumber: number): void {
    waiting.delete(hash)
    // Gas was paid, so the native balance, read through Multicall, changed too.
    const addresses = multicall === undefined ? touches : [...touches, multicall]
    api.dispatch(callsTouched({ chainId, addresses, blockNumber }))
    api.dispatch(blockRequested())
  }

  function update(transaction: TransactionRecord): void {
    api.dispatch(transactionUpdated({ chainId, transaction }))
  }

  function applyStatus(record: TransactionRecord, txStatus: TxStatus, blockNumber: number): void {
    const now = Date.now()
    if (txStatus.status === 'mined') {
      const { receipt, revertReason, seen } = txStatus
      refresh(record, receipt.blockNumber)
      update(finalized(record, { receipt, nowMs: now, revertReason, seen }))
    } else if (txStatus.status === 'replaced') {
      refresh(record, txStatus.by.blockNumber)
      update({ ...record, ending: { ...txStatus.by, time: now } })
    } else if (txStatus.status === 'waiting') {
      update(checked(record, { blockNumber, ...(txStatus.seen && { seen: txStatus.seen }) }))
    } else {
      const unknownSince = record.unknownSince ?? now
      const unknown = checked(record, { blockNumber, unknownSince })
      const kind = txStatus.status === 'superseded' ? 'replaced' : 'dropped'
      const isOut = unknown.ending?.kind !== kind && now - unknownSince >= DROPPED_AFTER_MS
      update(isOut ? { ...unknown, ending: { kind, time: now } } : unknown)
    }
  }

  async function recheck(record: TransactionRecord, at: MinedIn, blockNumber: number): Promise<void> {
    const { from, ending } = record
    const inclusion = await readConfirmedInclusionStatus(client, at)
    if (inclusion.status === 'lost') {
      update(reorganised(record))
    } else if (inclusion.status === 'moved' && ending === undefined) {
      // It may have a different outcome in another block.
      applyStatus(record, await readConfirmedTxStatus(client, { hash: at.hash, from }, blockNumber), blockNumber)
    } else if (inclusion.status === 'moved' && ending !== undefined && ending.kind !== 'dropped') {
      const { receipt } = inclusion
      update({ ...record, ending: { ...ending, blockNumber: receipt.blockNumber, blockHash: receipt.blockHash } })
    }
  }

  /** A batch is looked up in its wallet until the wallet returns its transaction hash. */
  async function readStatus(record: TransactionRecord, blockNumber: number): Promise<TxStatus> {
    const { batchId, from } = record
    if (batchId === undefined) return readConfirmedTxStatus(client, record, blockNumber)
    const session = walletSession.getSnapshot()
    if (session.status !== 'connected' || !isSameAddress(session.account, from)) return { status: 'waiting' }
    const batch = await readBatch(session.provider, batchId)
    if (batch.status === 'pending') return { status: 'waiting' }
    if (batch.status !== 'included') return { status: 'unknown' }
    const txStatus = await readConfirmedTxStatus(client, { hash: batch.hash, from }, blockNumber)
    return txStatus.status === 'mined' ? txStatus : { status: 'waiting' }
  }

  async function check(record: TransactionRecord, blockNumber: number): Promise<void> {
    const at = minedIn(record)
    checking.add(record.hash)
    try {
      if (at === undefined) applyStatus(record, await readStatus(record, blockNumber), blockNumber)
      else await recheck(record, at, blockNumber)
    } catch {
      // Not answered: tried again with the next block.
    } finally {
      checking.delete(record.hash)
      // A block that came meanwhile may contain it.
      if ((api.getState().block.latest?.number ?? blockNumber) > blockNumber) checkIfDue(record.hash)
    }
  }

  function isDue(record: TransactionRecord, blockNumber: number, nowMs: number): boolean {
    const at = minedIn(record)
    if (at !== undefined) return blockNumber > at.blockNumber && blockNumber - at.blockNumber <= REORGANISATION_DEPTH
    return (
      !isOver(record, nowMs) && shouldCheckReceipt(record, blockNumber, nowMs, api.getState().blockTime?.measuredSec)
    )
  }

  function checkIfDue(hash: Hex): void {
    const state = api.getState()
    const record = selectTransactions(state, chainId)[hash]
    const blockNumber = state.block.latest?.number
    if (record === undefined || blockNumber === undefined || checking.has(hash)) return
    if (isDue(record, blockNumber, Date.now())) void check(record, blockNumber)
  }

  function checkAll(): void {
    const state = api.getState()
    if (state.block.latest === undefined) return
    for (const record of Object.values(selectTransactions(state, chainId))) {
      const at = minedIn(record)
      if (at === undefined) waiting.add(record.hash)
      // Another tab saw its end first.
      else if (waiting.has(record.hash)) refresh(record, at.blockNumber)
      checkIfDue(record.hash)
    }
  }

  return { checkAll }
}
