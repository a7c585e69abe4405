import type { Middleware } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { readReceipt } from '@/chain/receipt'
import type { RpcClient } from '@/chain/rpcClient'
import type { Address, Hex } from '@/lib/hex'
import { type BlockState, blockRequested } from '../block/blockSlice'
import { callsTouched } from '../multicall/multicallSlice'
import { shouldCheckReceipt } from './recheck'
import type { TransactionRecord } from './transaction'
import { type TransactionsState, selectTransactions, transactionAdded, transactionChecked, transactionFinalized } from './transactionsSlice'

interface ReceiptNetwork {
  readonly client: RpcClient
  readonly chainId: number
  readonly multicall: Address | undefined
}

interface WatchedState {
  readonly block: BlockState
  readonly transactions: TransactionsState
}

/**
 * Asks for the receipts of pending transactions when a block, a transaction or the stored state arrives, as often
 * as `shouldCheckReceipt` says, and refreshes the reads that a mined transaction touches.
 */
export function createReceiptWatching({ client, chainId, multicall }: ReceiptNetwork): Middleware<object, WatchedState> {
  return (api) => {
    const asking = new Set<Hex>()

    async function check({ hash, touches }: TransactionRecord, blockNumber: number): Promise<void> {
      asking.add(hash)
      try {
        const receipt = await readReceipt(client, hash)
        if (receipt === undefined) {
          api.dispatch(transactionChecked({ chainId, hash, blockNumber }))
          return
        }
        api.dispatch(transactionFinalized({ chainId, hash, receipt, confirmedTime: Date.now() }))
        // The account paid gas: its native balance, which Multicall tells, has changed too.
        const addresses = multicall === undefined ? touches : [...touches, multicall]
        api.dispatch(callsTouched({ chainId, addresses, blockNumber: receipt.blockNumber }))
        api.dispatch(blockRequested())
      } catch {
        // Not answered: the next block asks again.
      } finally {
        asking.delete(hash)
      }
    }

    function checkAll(): void {
      const state = api.getState()
      const blockNumber = state.block.latest?.number
      if (blockNumber === undefined) return
      for (const record of Object.values(selectTransactions(state, chainId))) {
        if (!asking.has(record.hash) && shouldCheckReceipt(record, blockNumber, Date.now())) void check(record, blockNumber)
      }
    }

    return (next) => (action) => {
      const before = api.getState()
      const result = next(action)
      const after = api.getState()
      const isNewBlock = after.block.latest !== before.block.latest
      const isRestored = (action as { type?: unknown }).type === REHYDRATE
      if (isNewBlock || isRestored || transactionAdded.match(action)) checkAll()
      return result
    }
  }
}
