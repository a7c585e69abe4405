import { readCall, readLatest, readReading } from '@/chain/calls/readReading'
import { predictionContract } from '@/chain/contracts/prediction'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { type BetRecord, betRecord } from './model/betRecord'
import { marketReading, roundReading, toBet } from './reads'

/** Bets of one request. */
const PAGE_BETS = 200
/** The newest 5,000 bets. */
const MAX_PAGES = 25

export interface ChainBets {
  /** Newest first. */
  readonly records: readonly BetRecord[]
  /** Whether older ones are missing. */
  readonly isPartial: boolean
}

export interface ChainBetsQuestion {
  readonly multicall: Address
  readonly prediction: Address
  readonly account: Address
  /** Leaves out the account's first bets. */
  readonly skip?: number
  /** Chain time, Unix seconds. */
  readonly nowSec: number
}

/**
 * Reads an account's bets and their rounds from the contract, from the newest, 200 at a time.
 * @throws RpcError, NetworkError, and Error if a round could not be read
 */
export async function readChainBets(
  client: RpcClient,
  { multicall, prediction, account, skip = 0, nowSec }: ChainBetsQuestion,
): Promise<ChainBets> {
  const contract = predictionContract(prediction)
  const [market, length] = await Promise.all([
    readReading(client, multicall, marketReading(prediction)),
    readCall(client, contract.getUserRoundsLength(account)),
  ])
  const records: BetRecord[] = []
  let end = Number(length)
  for (let page = 0; end > skip && page < MAX_PAGES; page += 1) {
    const start = Math.max(skip, end - PAGE_BETS)
    const { epochs, bets } = await readCall(client, contract.getUserRounds(account, BigInt(start), BigInt(end - start)))
    if (epochs.length === 0 || epochs.length !== bets.length) break
    const readings = epochs.map((epoch) => roundReading(prediction, Number(epoch)))
    const rounds = await readLatest(client, multicall, readings)
    for (const [index, data] of [...bets.entries()].reverse()) {
      const round = rounds[index] && valueOf(rounds[index])
      const bet = toBet(data)
      if (round === undefined || bet === undefined) throw new Error('The chain does not say it')
      records.push(betRecord(bet, round, market, nowSec))
    }
    end = start
  }
  return { records, isPartial: end > skip }
}
