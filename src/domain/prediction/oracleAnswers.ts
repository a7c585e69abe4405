import { readLatest, readReading } from '@/chain/calls/readReading'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { answerReading, latestAnswerReading } from './reads'
import type { OracleAnswer } from './round'

/**
 * The oracle's latest answers, oldest first, at most `count`. A price feed that started over with new ids has fewer.
 * @throws RpcError, NetworkError, and Error if the oracle has no answer
 */
export async function readRecentAnswers(
  client: RpcClient,
  { multicall, oracle, count }: { readonly multicall: Address; readonly oracle: Address; readonly count: number },
): Promise<readonly OracleAnswer[]> {
  const latest = await readReading(client, multicall, latestAnswerReading(oracle))
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
