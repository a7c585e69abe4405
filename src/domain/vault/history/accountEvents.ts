import { createLogHistory } from '@/chain/logs/logHistory'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { readHistoryCut } from './historyCut'
import { type EventSource, type PositionHistory, rangeOf, readPosition } from './positionHistory'
import { type Move, moveFilters, movesOf } from './positionMoves'
import { totalsFilter } from './shareHistory'

/** The events of an account in several vaults, extended with each read. */
export interface AccountEvents {
  /** By share token, as given; also of vaults without an event. @throws RpcError, NetworkError */
  read(): Promise<ReadonlyMap<Address, PositionHistory>>
}

/**
 * Creates the event history of an account in many vaults. All of them are read together, with two requests if the node
 * allows the range; only shares that were transferred need the totals of their vault too.
 */
export function createAccountEvents(
  client: RpcClient,
  sources: readonly EventSource[],
  account: Address,
): AccountEvents {
  const sinceBlock = Math.min(...sources.map((source) => source.sinceBlock))
  const filters = moveFilters(
    sources.map(({ token }) => token),
    account,
  )
  const own = filters.map((filter) => createLogHistory(client, filter, sinceBlock))
  const totals = new Map(
    sources.map(({ token, sinceBlock: since }) => [token, createLogHistory(client, totalsFilter(token), since)]),
  )
  return {
    async read() {
      // A filter without an address would match every contract.
      if (sources.length === 0) return new Map()
      const scans = await Promise.all(own.map((history) => history.read()))
      const range = rangeOf(scans)
      const movesByToken = new Map<string, Move[]>(sources.map(({ token }) => [token.toLowerCase(), []]))
      for (const move of movesOf(scans, account)) movesByToken.get(move.log.address?.toLowerCase() ?? '')?.push(move)
      const cut = await readHistoryCut(client, range.fromBlock, sinceBlock)
      return new Map(
        await Promise.all(
          sources.map(async (source) => {
            const moves = movesByToken.get(source.token.toLowerCase()) ?? []
            const events = { ...range, moves, cut, totals: totals.get(source.token) }
            return [source.token, await readPosition(client, source, events)] as const
          }),
        ),
      )
    },
  }
}
