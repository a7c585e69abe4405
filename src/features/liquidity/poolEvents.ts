import { transferEvent } from '@/chain/contracts/erc20'
import { createLogHistory } from '@/chain/logs/logHistory'
import { addressTopic } from '@/chain/logs/logs'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { readReceiptLogs } from '@/chain/tx/receiptLogs'
import type { Address, Hex } from '@/lib/hex'
import { addMoves, movesOf, NO_MOVES, type PoolMoves } from './model/poolMoves'
import type { PoolHistory } from './model/poolProfit'

/** Cached, incrementally updated events of one account in one pool. */
export interface PoolEvents {
  /** @throws RpcError, NetworkError, or if a receipt is missing */
  read(): Promise<PoolHistory>
}

/**
 * Uses the account's LP transfers and their receipts, because a pool's `Mint` and `Burn` logs are numerous and do not
 * name the account.
 */
export function createPoolEvents(client: RpcClient, pool: Address, account: Address, sinceBlock: number): PoolEvents {
  const self = addressTopic(account)
  const outgoing = createLogHistory(client, { address: pool, topics: [transferEvent.topic, self] }, sinceBlock)
  const incoming = createLogHistory(client, { address: pool, topics: [transferEvent.topic, null, self] }, sinceBlock)
  const known = new Map<Hex, PoolMoves>()

  async function readMoves(hash: Hex): Promise<PoolMoves> {
    const read = known.get(hash)
    if (read !== undefined) return read
    const logs = await readReceiptLogs(client, hash)
    if (logs === undefined) throw new Error(`No receipt of ${hash}`)
    const moves = movesOf(logs, pool, account)
    known.set(hash, moves)
    return moves
  }

  return {
    async read() {
      const scans = await Promise.all([outgoing.read(), incoming.read()])
      // Ignores zero-value transfers, which anyone can emit in the account's name.
      const logs = scans.flatMap((scan) => scan.logs).filter(({ data }) => transferEvent.decode(data) > 0n)
      const hashes = new Set(
        logs.map(({ transactionHash }) => {
          if (transactionHash === undefined) throw new Error('A log without its transaction')
          return transactionHash
        }),
      )
      const moves = await Promise.all([...hashes].map(readMoves))
      return {
        moves: moves.reduce(addMoves, NO_MOVES),
        isWhole: scans.every(({ fromBlock }) => fromBlock <= sinceBlock),
      }
    },
  }
}
