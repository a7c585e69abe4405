import { readLatest } from '@/chain/calls/readReading'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { answerReading } from './reads'
import type { OracleAnswer } from './round'

export interface RecentAnswersQuestion {
  readonly multicall: Address
  readonly oracle: Address
  readonly latest: OracleAnswer
  readonly count: number
}

/**
 * The oracle's answers up to the latest, oldest first, at most `count`. A price feed that started over with new ids has
 * fewer.
 * @throws RpcError, NetworkError
 */
export async function readRecentAnswers(
  client: RpcClient,
  { multicall, oracle, latest, count }: RecentAnswersQuestion,
): Promise<readonly OracleAnswer[]> {
  const ids = Array.from({ length: count - 1 }, (_, index) => latest.id - BigInt(count - 1 - index)).filter(
    (id) => id > 0n,
  )
  const earlier = await readLatest(
    client,
    multicall,
    ids.map((id) => answerReading(oracle, id)),
  )
  // An id that the feed does not have has no time.
  return [...earlier.map(valueOf), latest].filter(
    (answer): answer is OracleAnswer => answer !== undefined && answer.updatedSec > 0,
  )
}
