import type { IndexedPlayer } from '@/api/prediction/parse'
import {
  betBearEvent,
  betBullEvent,
  endRoundEvent,
  lockRoundEvent,
  rewardsCalculatedEvent,
} from '@/chain/contracts/prediction'
import { type ChainLog, scanLogs } from '@/chain/logs/logs'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type Address, type Hex, isAddress } from '@/lib/hex'
import { type MarketEvent, playersOf } from './model/players'

const TOPICS = [betBullEvent, betBearEvent, lockRoundEvent, endRoundEvent, rewardsCalculatedEvent].map(
  ({ topic }) => topic,
)
/** Of a topic: `0x`, and 24 zeros before an address. */
const ADDRESS_START = 26

export interface ChainPlayers {
  /** In no particular order. */
  readonly players: readonly IndexedPlayer[]
  /** Whether the oldest rounds are missing. */
  readonly isPartial: boolean
}

/**
 * Reads all players of the market from its logs.
 * @throws RpcError if the node gives no logs, NetworkError
 */
export async function readChainPlayers(
  client: RpcClient,
  { prediction, startBlock }: { readonly prediction: Address; readonly startBlock: number },
): Promise<ChainPlayers> {
  const { number } = await readLatestBlock(client)
  const { logs, fromBlock } = await scanLogs(client, { address: prediction, topics: [TOPICS] }, startBlock, number)
  return { players: playersOf(logs.flatMap(readEvent)), isPartial: fromBlock > startBlock }
}

function readEvent({ topics: [topic, first, second], data }: ChainLog): readonly MarketEvent[] {
  switch (topic) {
    case betBullEvent.topic:
      return betOf('bull', first, second, betBullEvent.decode(data))
    case betBearEvent.topic:
      return betOf('bear', first, second, betBearEvent.decode(data))
    case lockRoundEvent.topic:
      return first === undefined ? [] : [{ kind: 'lock', epoch: BigInt(first), price: lockRoundEvent.decode(data) }]
    case endRoundEvent.topic:
      return first === undefined ? [] : [{ kind: 'end', epoch: BigInt(first), price: endRoundEvent.decode(data) }]
    case rewardsCalculatedEvent.topic: {
      const { rewardBaseCalAmount, rewardAmount } = rewardsCalculatedEvent.decode(data)
      return first === undefined
        ? []
        : [{ kind: 'rewards', epoch: BigInt(first), baseWei: rewardBaseCalAmount, rewardWei: rewardAmount }]
    }
    default:
      return []
  }
}

function betOf(
  position: 'bull' | 'bear',
  sender: Hex | undefined,
  epoch: Hex | undefined,
  wei: bigint,
): readonly MarketEvent[] {
  const account = `0x${sender?.slice(ADDRESS_START) ?? ''}`
  return isAddress(account) && epoch !== undefined
    ? [{ kind: 'bet', account, epoch: BigInt(epoch), position, wei }]
    : []
}
