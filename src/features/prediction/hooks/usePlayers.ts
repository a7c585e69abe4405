import { useCallback, useMemo, useState } from 'react'
import type { IndexedPlayer } from '@/api/prediction/parse'
import type { PlayerOrder } from '@/api/prediction/playerOrder'
import { fetchPlayers } from '@/api/prediction/query'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { readChainPlayers } from '@/domain/prediction/chainPlayers'
import { rankPlayers } from '@/domain/prediction/model/players'
import { getPredictionSubgraph } from '@/domain/prediction/predictionSubgraph'
import { type GraphList, useGraphPages } from '@/hooks/useGraphPages'
import { useService } from '@/hooks/useService'
import type { IndexedBlock } from '@/lib/indexLag'
import { mapLoadable, valueOf } from '@/lib/loadable'

const keyOf = ({ address }: IndexedPlayer) => address.toLowerCase()

/** Players in an order, and where they are from. */
export interface PlayerList extends GraphList<IndexedPlayer> {
  /** `chain` if the index could not be read: then all players are at hand. */
  readonly source: 'index' | 'chain'
  /** How far the index is; undefined while unknown, and for players from the chain. */
  readonly indexed: IndexedBlock | undefined
}

/** The leaderboard in an order: from the index, page by page, or from the market's events. */
export function usePlayers(orderBy: PlayerOrder): PlayerList {
  const { prediction, startBlock } = getDeployment()
  const urls = getPredictionSubgraph()
  const contract = prediction.contracts.prediction
  const [indexed, setIndexed] = useState<IndexedBlock>()
  const load = useCallback(
    async (skip = 0) => {
      const page = await fetchPlayers(urls ?? [], orderBy, skip)
      setIndexed(page.indexed)
      return page
    },
    [urls, orderBy],
  )
  const list = useGraphPages<IndexedPlayer, number>(urls && `players ${orderBy}`, load, keyOf)
  const isIndexDown = urls === undefined || list.rows.status === 'failed'
  const read = useService(isIndexDown && contract !== undefined ? 'predictionPlayers' : undefined, () =>
    contract === undefined
      ? Promise.reject(new Error('There is no market'))
      : readChainPlayers(readClient, { prediction: contract, startBlock }),
  )
  const ranked = useMemo(() => mapLoadable(read, ({ players }) => rankPlayers(players, orderBy)), [read, orderBy])
  return isIndexDown
    ? {
        rows: ranked,
        more: undefined,
        isPartial: valueOf(read)?.isPartial ?? false,
        source: 'chain',
        indexed: undefined,
      }
    : { ...list, source: 'index', indexed }
}
