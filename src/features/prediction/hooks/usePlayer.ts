import type { IndexedPlayer } from '@/api/prediction/parse'
import { fetchPlayer } from '@/api/prediction/query'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { readChainBets } from '@/domain/prediction/chainBets'
import type { BetRecord } from '@/domain/prediction/model/betRecord'
import { indexedRecord } from '@/domain/prediction/model/indexedRecord'
import { playerOfBets } from '@/domain/prediction/model/players'
import { getPredictionSubgraph } from '@/domain/prediction/predictionSubgraph'
import { useNowSec } from '@/hooks/useNowSec'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { IndexedBlock } from '@/lib/indexLag'
import type { Loadable } from '@/lib/loadable'

/** Bets of a card that is read from the chain. */
const LAST_BETS = 5

export interface PlayerCard {
  /** Undefined for an account that has never bet. */
  readonly player: IndexedPlayer | undefined
  /** The last ones, newest first. */
  readonly bets: readonly BetRecord[]
  /** How far the index is; undefined while unknown, and for a player from the chain. */
  readonly indexed: IndexedBlock | undefined
}

/** A player with the last bets: from the index, or from the contract where the index can't be read. */
export function usePlayer(address: Address): Loadable<PlayerCard> {
  const { prediction, contracts } = getDeployment()
  const urls = getPredictionSubgraph()
  const contract = prediction.contracts.prediction
  const { multicall } = contracts
  const nowSec = useNowSec()
  return useService(`player ${address.toLowerCase()}`, async (): Promise<PlayerCard> => {
    const known = urls === undefined ? undefined : await fetchPlayer(urls, address).catch(() => undefined)
    if (known !== undefined) return { ...known, bets: known.bets.map((bet) => indexedRecord(bet)) }
    if (contract === undefined || multicall === undefined) throw new Error('There is no market')
    const { records } = await readChainBets(readClient, { multicall, prediction: contract, account: address, nowSec })
    return { player: playerOfBets(address, records), bets: records.slice(0, LAST_BETS), indexed: undefined }
  })
}
